/** What holds a batch up, which runs as a whole or not at all: names the shots. */
import { plural } from '@lingui/core/macro';
import { listed } from '../../kit/listed.ts';

/** @param shots the numbers of those without a motion text @param maker of the clips; undefined for the built-in engine */
export function wordlessWords(shots: readonly number[], maker: string | undefined): string {
  const numbers = listed(shots);
  if (!numbers) return '';
  return maker
    ? plural(shots.length, {
        one: `Shot ${numbers} has no motion text. ${maker} needs one.`,
        other: `Shots ${numbers} have no motion text. ${maker} needs one for each clip.`,
      })
    : plural(shots.length, {
        one: `Shot ${numbers} has no motion text. A clip that is made from references needs one.`,
        other: `Shots ${numbers} have no motion text. Clips that are made from references need one.`,
      });
}

/** @param shots the numbers of those without a picture for a model that starts from one @param maker its name */
export function picturelessWords(shots: readonly number[], maker: string | undefined): string {
  const numbers = listed(shots);
  if (!numbers || !maker) return '';
  return plural(shots.length, {
    one: `Shot ${numbers} has no picture to start from. ${maker} needs one.`,
    other: `Shots ${numbers} have no picture to start from. ${maker} needs one for each.`,
  });
}
