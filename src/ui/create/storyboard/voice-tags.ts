import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the tags of voices are called; tags of other studios that are not here are left out. */
export const TAG_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  zh: msg`Chinese`,
  en: msg`English`,
  female: msg`Female`,
  male: msg`Male`,
  child: msg`Child`,
  young: msg`Young`,
  adult: msg`Adult`,
  senior: msg`Senior`,
  narration: msg`Narration`,
  dialogue: msg`Dialogue`,
  story: msg`Story`,
  advert: msg`Advert`,
};
