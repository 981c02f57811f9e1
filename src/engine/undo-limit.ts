/** The number of commands that undo can take back. Older ones become part of the checkpoint. */
export const MAX_UNDO = 100;
