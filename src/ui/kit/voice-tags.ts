import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the voices' tags. Tags that are not listed are not shown. */
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
