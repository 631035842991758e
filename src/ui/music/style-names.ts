import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The styles of the built-in engine, by their names in its table: the texts of chips and details. */
export const STYLE_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  pop: msg`Pop`,
  rock: msg`Rock`,
  ballad: msg`Ballad`,
  folk: msg`Folk`,
  jazz: msg`Jazz`,
  bossa: msg`Bossa nova`,
  lofi: msg`Lo-fi`,
  hiphop: msg`Hip-hop`,
  soul: msg`R&B soul`,
  funk: msg`Funk`,
  house: msg`House`,
  synthwave: msg`Synthwave`,
  cinematic: msg`Cinematic`,
  guofeng: msg`Chinese traditional`,
  ambient: msg`Ambient`,
  classical: msg`Classical`,
  country: msg`Country`,
  blues: msg`Blues`,
  reggae: msg`Reggae`,
  latin: msg`Latin`,
  swing: msg`Swing`,
  waltz: msg`Waltz`,
  trap: msg`Trap`,
  techno: msg`Techno`,
  trance: msg`Trance`,
  metal: msg`Metal`,
  punk: msg`Punk`,
  children: msg`Children`,
};
