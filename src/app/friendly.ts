/** An error whose message is a sentence for the family. What any other says is for the report alone: it may name a hidden card. */
export class Friendly extends Error {}
