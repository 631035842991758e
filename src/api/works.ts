/** Works: the square, personal pages, publishing. */
import * as v from 'valibot';
import { documented, extension, nothing, unread } from './call.ts';
import { Flag, Id, LARGEST_ID, lineOf, listOf, pageOf } from './fields.ts';

/** The filter of a list. Its numbers differ from those of `check_status` (decisions A-09). */
export const WORKS_FILTER = { all: 1, published: 2, unpublished: 3, review: 4, rejected: 5 } as const;
export const CHECK_STATUS = { review: 0, published: 1, rejected: 2 } as const;
/** Values of home_id: the square, and the caller's profile. */
export const HOME = { square: 0, own: -1 } as const;
export const WORK_LIMITS = { titleCharacters: 40, descriptionCharacters: 5000, altCharacters: 200 } as const;
/** A work's title: at least one non-space character. */
export const WorkTitle = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(WORK_LIMITS.titleCharacters),
);

export type Publication = 'unpublished' | 'review' | 'published' | 'rejected';

/** The publication state of a work (CENTER-17). */
export function publicationOf({
  is_show = 0,
  check_status = CHECK_STATUS.review,
}: {
  is_show?: number | undefined;
  check_status?: number | undefined;
}): Publication {
  if (check_status === CHECK_STATUS.published) return 'published';
  if (check_status === CHECK_STATUS.rejected) return 'rejected';
  return is_show === 1 ? 'review' : 'unpublished';
}

export const Work = v.object({
  work_id: v.optional(Id),
  poster_url: v.string(),
  /** Pixels; filled in after the poster has loaded (SQUARE-09). */
  poster_width: v.optional(v.number()),
  poster_height: v.optional(v.number()),
  source_url: v.string(),
  name: v.string(),
  desc: v.optional(v.string(), ''),
  create_time: v.string(),
  /** Seconds. */
  duration: v.optional(v.number(), 0),
  user_nickname: v.optional(v.string(), ''),
  /** Extension: URL of the author's avatar; empty if there is none. */
  user_avatar: v.optional(v.string(), ''),
  home_id: v.optional(v.number(), 0),
  is_show: v.optional(Flag, 0),
  check_status: v.optional(v.number(), CHECK_STATUS.review),
  check_msg: v.optional(v.string(), ''),
  /** Extension: URL of a short silent excerpt in tile size; empty if there is none. */
  excerpt_url: v.optional(v.string(), ''),
  /** Extension: alternative text of the cover. */
  alt: v.optional(v.string(), ''),
  /** Extension: number of viewers, each counted once per day. */
  views: v.optional(v.number(), 0),
  /** Extension: number of likes, and whether the caller is one of them. */
  likes: v.optional(v.number(), 0),
  liked: v.optional(Flag, 0),
  /** Extension: 1 for a sample work that comes with the studio. */
  sample: v.optional(Flag, 0),
  /** Extension: the provider, if the work was made in the studio. */
  provider: v.optional(v.string(), ''),
});
export type Work = v.InferOutput<typeof Work>;

/** Order of the square: by publication date or by views. */
export const WORKS_ORDERS = ['newest', 'seen'] as const;
export type WorksOrder = (typeof WORKS_ORDERS)[number];
/** Maximum characters of a search. */
export const WORKS_SEARCH_MOST = 100;
/** Works per page (SQUARE-04). */
export const WORKS_PAGE_SIZE = 20;

/** The owner of a profile. */
export const HomeInfo = v.object({
  avatar: v.optional(v.string(), ''),
  user_nickname: v.optional(v.string(), ''),
  works_count: v.optional(v.number(), 0),
  is_self: v.optional(Flag, 0),
  /** Extension: the member's description of themselves. */
  about: v.optional(v.string(), ''),
  /** Extension: the member's id, since the own profile is requested with -1. */
  home_id: v.optional(v.number(), 0),
});
export type HomeInfo = v.InferOutput<typeof HomeInfo>;

export const listWorks = documented('/base/works-lists', {
  access: 'visitor',
  input: v.strictObject({
    home_id: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(LARGEST_ID)),
    ...pageOf(WORKS_PAGE_SIZE),
    type: v.picklist([1, 2, 3, 4, 5]),
    /** Extension: words that the title, description or author must contain. */
    words: v.optional(lineOf(0, WORKS_SEARCH_MOST)),
    /** Extension: default `newest`. */
    order: v.optional(v.picklist(WORKS_ORDERS)),
  }),
  answer: v.object({ ...listOf(Work).entries, home_info: v.nullish(HomeInfo) }),
});

/** One work by its id, for everybody who may see it; a published one is public. */
export const readWork = extension('/studio/works/read', {
  access: 'visitor',
  input: v.strictObject({ works_id: Id }),
  answer: Work,
});

/** Counts a view of the work, once per visitor and day. */
export const markWorkSeen = extension('/studio/works/seen', {
  access: 'visitor',
  input: v.strictObject({ works_id: Id }),
  answer: v.object({ views: v.number() }),
});

/** Sets or removes the caller's like. Idempotent. */
export const likeWork = extension('/studio/works/like', {
  input: v.strictObject({ works_id: Id, liked: Flag }),
  answer: v.object({ likes: v.number(), liked: Flag }),
});

/** The call's field is works_id, the entity's work_id (decisions A-08). */
export const deleteWork = documented('center/del-works', {
  input: v.strictObject({ works_id: Id }),
  answer: unread,
});

/** Takes a published work of the caller's out of the square. Idempotent. */
export const withdrawWork = extension('/studio/works/withdraw', {
  input: v.strictObject({ works_id: Id }),
  answer: Work,
});

/** Restores a deleted work of the caller's within 30 days, as it was. */
export const restoreWork = extension('/studio/works/restore', {
  input: v.strictObject({ works_id: Id }),
  answer: Work,
});

export const createWork = documented('center/create-works', {
  input: v.strictObject({
    name: WorkTitle,
    desc: v.optional(v.pipe(v.string(), v.maxLength(WORK_LIMITS.descriptionCharacters)), ''),
    poster: v.pipe(v.string(), v.minLength(1)),
    source: v.pipe(v.string(), v.minLength(1)),
    duration: v.pipe(v.number(), v.minValue(0)),
    /** Extension: alternative text of the cover. */
    alt: v.optional(v.pipe(v.string(), v.maxLength(WORK_LIMITS.altCharacters))),
  }),
  answer: unread,
});

/** The only GET call. */
export const requestWorkUpload = documented('/center/works-upload-token', {
  method: 'GET',
  input: nothing,
  answer: v.object({ token: v.string(), domain: v.string() }),
});
