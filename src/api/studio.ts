/** Extensions: calls that the documents do not have (conventions, Addresses). */
import * as v from 'valibot';
import { extension, nothing, unread } from './call.ts';
import { OpaqueId } from './fields.ts';

/** Looks up a submit whose answer was lost: whether it was charged, and its answer. */
export const checkSubmit = extension('/studio/submits/check', {
  input: v.strictObject({ key: OpaqueId }),
  answer: v.object({
    known: v.boolean(),
    /** The lost answer, in the shape of the submit's answer. */
    answer: v.optional(v.unknown()),
  }),
});

/** Counts a page view by path and title (ROUTE-12, decisions C-24). */
export const reportPageView = extension('/studio/views/add', {
  access: 'visitor',
  input: v.strictObject({
    path: v.pipe(v.string(), v.maxLength(200)),
    title: v.pipe(v.string(), v.maxLength(200)),
  }),
  answer: unread,
});

/** Maximum notices in one acknowledgement. */
export const ACKS_AT_ONCE = 50;

/** Acknowledges the notices that this device announces, so that the server sends no push about them. */
export const acknowledgeNotices = extension('/studio/notices/ack', {
  input: v.strictObject({
    ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(ACKS_AT_ONCE)),
  }),
  answer: unread,
});

/** The sign-in options of this studio. */
export const readSignInOptions = extension('/studio/session/options', {
  access: 'anyone',
  input: nothing,
  answer: v.object({
    google_client_id: v.nullable(v.string()),
    /** Must be passed to Google; a credential without it is refused. */
    google_nonce: v.optional(v.nullable(v.string()), null),
    /** The display name of the provider behind `/auth/start`. */
    oidc_name: v.optional(v.nullable(v.string()), null),
  }),
});
