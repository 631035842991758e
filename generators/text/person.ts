/** A person or an animal of a story. */
import type { Kind } from './kinds.ts';

export interface Person extends Kind {
  name: string;
  /** The gender that the name implies; `gender`, from the story's words, overrides it. */
  usual: 'she' | 'he' | null;
  /** Other words that refer to them: after "a girl named Mei", "girl". */
  aliases: string[];
  /** Whether `name` is a name rather than a noun such as "Girl". */
  named: boolean;
  /** Occupation or role in the story: "lamp keeper"; may be empty. */
  post: string;
  /** Clothes whose color the story tells, or that tell them from their siblings. */
  wears?: string;
  /** Hair, beard, glasses, as the story tells them. */
  looks?: string;
  /** Whether they are a thing that speaks or feels: a lamp. */
  thing?: true;
  /** How many they are: three little foxes are one role. */
  many?: number;
  /** Whether they tell the story, as "I". */
  tells?: true;
  /** Of somebody in a part of a story that is years before or after the rest: what the story calls them there. */
  stage?: readonly string[];
  /** The pronoun that is all that the story calls them. */
  only?: 'she' | 'he';
}

/** Somebody in the order of a story. */
export interface Met {
  person: Person;
  at: number;
  times: number;
}

export const UNKNOWN: Kind = { gender: null, age: null };
