/** The name of this build, for saves and for the reload after a deployment. */
export const BUILD: string = import.meta.env.VITE_BUILD ?? 'dev';
