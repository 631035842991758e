import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Publication } from '../../api/works.ts';

/** The names of a work's states (CENTER-17). */
export const PUBLICATION_WORDS: Readonly<Record<Publication, MessageDescriptor>> = {
  unpublished: msg`Unpublished`,
  review: msg`Under review`,
  published: msg`Published`,
  rejected: msg`Rejected`,
};
