/** Field types shared by many calls. */
import * as v from 'valibot';
import { rowsOf } from './rows.ts';

/** The largest id in the database (32-bit integer). */
export const LARGEST_ID = 2 ** 31 - 1;
/** Entity ids are positive integers; 0 means none (conventions). */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_ID));
/** A number in a form, where all fields are sent as text. */
export const FormNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  v.integer(),
);
/** An opaque string: task_id, music_id, tasks_id, order_no. */
export const OpaqueId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** ISO 8601 in UTC with Z. */
export const Instant = v.string();
/** A URL from the server: https, blob or same origin. Checked again before it is used as a link. */
export const Url = v.string();
/** 0 or 1, the documents' form of a boolean. */
export const Flag = v.picklist([0, 1]);

/** Paging of a list: `page` counts from 1; with `before` (the id of the last row loaded) the server uses keyset paging. */
export const pageOf = <const Size extends number>(size: Size) => ({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.optional(v.literal(size), size),
  before: v.optional(Id),
});

/** The answer of every list: `{lists, has_next}`; `has_next` 1 means that there are more rows. Invalid rows are left out. */
export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ lists: rowsOf(item), has_next: v.optional(Flag, 0) });

/** Invisible format characters, including those that change the text direction. */
const UNSEEN = /\p{Cf}+/gu;
/** Control characters and all kinds of spaces. */
const SPACES = /[\p{Cc}\s]+/gu;

/** Converts text to one line: removes invisible characters and collapses spaces. */
export const cleanLine = (text: string): string => text.replace(UNSEEN, '').replace(SPACES, ' ').trim();

/** A line of text, cleaned before its length is checked. */
export const lineOf = (min: number, max: number) =>
  v.pipe(v.string(), v.transform(cleanLine), v.minLength(min), v.maxLength(max));
