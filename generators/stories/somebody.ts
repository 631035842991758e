/** Whom a story is about, as it speaks of them. */
export interface Somebody {
  /** "the lighthouse keeper", "her daughter", "Mia"; 灯塔守护人. */
  the: string;
  /** "a stray dog" where they are met first; 一只流浪狗. */
  a: string;
  pronoun: 'she' | 'he' | 'it' | 'they';
  /** An animal or another creature. */
  creature: boolean;
  /** A robot. */
  machine: boolean;
  /** Whether they speak: people do, and animals among themselves. */
  speaks: boolean;
  child: boolean;
  /** A relative of the hero. */
  kin: boolean;
  /** Small enough to be carried. */
  small: boolean;
}

/** A hero, who may be somebody whom the idea does not name. */
export type Hero = Somebody & { isNew?: true };

/** A grown-up of whom nothing else is known. */
export const PERSON = {
  creature: false,
  machine: false,
  speaks: true,
  child: false,
  kin: false,
  small: true,
} as const;
