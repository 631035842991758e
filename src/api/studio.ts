/** Extensions of our own server: what the documents lack (conventions, Addresses). */
import * as v from 'valibot';
import { extension, nothing, unread } from './call.ts';
import { OpaqueId } from './fields.ts';

/** What became of a submit whose answer was lost: the task, or `unknown` when no such key was ever charged. */
export const checkSubmit = extension('/studio/submits/check', {
  input: v.strictObject({ key: OpaqueId }),
  answer: v.object({
    known: v.boolean(),
    /** The answer that was lost, in the shape of the submit's own answer. */
    answer: v.optional(v.unknown()),
  }),
});

/** Counts a page view; path and title only (ROUTE-12, decisions C-24). */
export const reportPageView = extension('/studio/views/add', {
  access: 'visitor',
  input: v.strictObject({
    path: v.pipe(v.string(), v.maxLength(200)),
    title: v.pipe(v.string(), v.maxLength(200)),
  }),
  answer: unread,
});

/** Notices in one acknowledgement. */
export const ACKS_AT_ONCE = 50;

/** Tells the server which ended tasks this device has announced, so that it need not push them. */
export const acknowledgeNotices = extension('/studio/notices/ack', {
  input: v.strictObject({
    ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(ACKS_AT_ONCE)),
  }),
  answer: unread,
});

/** What the sign-in dialog can offer here. */
export const readSignInOptions = extension('/studio/session/options', {
  access: 'anyone',
  input: nothing,
  answer: v.object({
    google_client_id: v.nullable(v.string()),
    /** What Google must be asked with; without one the credential is refused. */
    google_nonce: v.optional(v.nullable(v.string()), null),
    /** The name of the provider that `/auth/start` leads to. */
    oidc_name: v.optional(v.nullable(v.string()), null),
  }),
});
