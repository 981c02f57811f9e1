/** An error whose message may be shown. Other messages go only into the error report, because they may name a hidden card. */
export class UserFacingError extends Error {}

/** The message to show for an error: that of a UserFacingError, else `otherwise`. */
export const messageOf = (error: unknown, otherwise: string): string => (error instanceof UserFacingError ? error.message : otherwise);
