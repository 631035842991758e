/** Where those are who stand beside people seen from near, or beside somebody in the water. */
import type { Scene } from './scene.ts';

/** The part of a picture's width that is theirs, as shares of it; null if nobody is seen from near beside them. */
export function columnIn({ shown }: Pick<Scene, 'shown'>): { from: number; share: number } | null {
  const { aside } = shown ?? {};
  if (!aside || aside === true) return null;
  const share = 1 / aside.of;
  return { from: aside.first ? 0 : 1 - share, share };
}

/** A place as a share of the width, in the column of those beside people seen from near. */
export function inColumn(usual: number, scene: Pick<Scene, 'shown'>): number {
  const column = columnIn(scene);
  return column ? column.from + usual * column.share : usual;
}

/** How near one who stands alone may be to somebody who swims, and where they are then, as shares of the width. */
const [CLOSE, LEFT, RIGHT] = [0.34, 0.22, 0.78] as const;

/** Where one who stands alone is beside somebody who swims, whom they must not hide. */
export function besideTaken(usual: number, many: number, [taken, ...others]: readonly number[]): number {
  if (many !== 1 || taken === undefined || others.length > 0) return usual;
  return Math.abs(usual - taken) >= CLOSE ? usual : taken < 0.5 ? RIGHT : LEFT;
}
