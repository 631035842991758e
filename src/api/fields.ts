/** Field types that many calls share. */
import * as v from 'valibot';
import { rowsOf } from './rows.ts';

/** The largest id that the database can hold. */
export const LARGEST_ID = 2 ** 31 - 1;
/** Entity ids are positive integers; 0 stands for none (conventions). */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID));
/** A number in a form, where every field travels as text. */
export const FormNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
);
/** An opaque string: task_id, music_id, tasks_id, order_no. */
export const OpaqueId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** ISO 8601 in UTC with Z. */
export const Instant = v.string();
/** An address from the server: https, blob or same origin. Checked again before it is used as a link. */
export const Url = v.string();
/** 0 or 1, as the documents write yes and no. */
export const Flag = v.picklist([0, 1]);

/** The page of a list: `page` steps from 1; with `before` (the oldest row held) the server pages by keyset. */
export const pageOf = <const Size extends number>(size: Size) => ({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.optional(v.literal(size), size),
  before: v.optional(Id),
});

/** Every list is `{lists, has_next}`; 1 means more. A row that does not fit is left out. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ lists: rowsOf(item), has_next: v.optional(Flag, 0) });

/** Marks without a width, among them those that turn the direction of what follows. */
const UNSEEN = /\p{Cf}+/gu;
/** Control characters and any kind of space. */
const SPACES = /[\p{Cc}\s]+/gu;

/** One line of text without unseen characters, and with single spaces. */
export const cleanLine = (text: string): string => text.replace(UNSEEN, '').replace(SPACES, ' ').trim();

/** A line of text that is cleaned before it is counted. */
export const lineOf = (min: number, max: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.minLength(min), v.maxLength(max));
