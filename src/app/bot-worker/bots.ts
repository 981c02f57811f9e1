import { botClient } from './bot-client.ts';

/** The bots of this page, with one worker for all games. Loaded with the table, since the shelf needs none. */
export const bots = botClient();
