/** A tutorial tip, as in content/<game>/tips.json. It is shown once on each device, beside a hidden hand once to each player, when its trigger occurs first. */
export type Tip = {
  readonly id: string;
  /** The trigger: the kind of an event or of a choice. */
  readonly when: string;
  readonly sentence: string;
  /** The same for those who play by keys, by a switch or by ear, where the sentence speaks of taps or of what is seen. */
  readonly byKeys?: string;
  /** The related rule. */
  readonly rule: string;
};
