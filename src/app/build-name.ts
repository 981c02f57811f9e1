/** Names this build: for saves, and for the guarded reload after a deploy. */
export const BUILD: string = import.meta.env.VITE_BUILD ?? 'dev';
