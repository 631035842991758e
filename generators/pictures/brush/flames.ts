import { posed } from './moves.ts';
import type { Placing, Sprite } from './placing.ts';
import type { Figure, Part } from './shapes.ts';
import { spriteOf } from './sprite.ts';
import type { Context, Stage } from './stage.ts';

/** A flame of a figure; its foot is `x`, `y` from that of the figure, in pixels. */
interface Flame {
  sprite: Sprite;
  x: number;
  y: number;
}

/** A figure without its flames, and its flames, each painted on a canvas of its own. */
export function burning(stage: Stage, figure: Figure, placing: Placing): { rest: Figure; flames: Flame[] } {
  const groups = new Map<string, Part[]>();
  for (const part of figure.parts)
    if (part.burns) groups.set(part.burns.join(), [...(groups.get(part.burns.join()) ?? []), part]);
  if (groups.size === 0) return { rest: figure, flames: [] };
  const scale = placing.size / figure.tall;
  const flames = [...groups.values()].flatMap((parts): Flame[] => {
    const foot = parts[0]?.burns;
    if (!foot) return [];
    const sprite = spriteOf(stage, { ...figure, parts }, placing, 'all');
    return [{ sprite, x: (placing.flip ? -foot[0] : foot[0]) * scale, y: foot[1] * scale }];
  });
  return { rest: { ...figure, parts: figure.parts.filter(({ burns }) => !burns) }, flames };
}

/** Draws a flame of a figure that stands at `x`, `y`: it grows, shrinks and sways, each at a time of its own. */
export function flicker(ctx: Context, { sprite, ...foot }: Flame, x: number, y: number, time: number): void {
  const at = { x: x + foot.x, y: y + foot.y };
  // in the first frame as in the picture
  const begun = Math.min(1, time / 0.4);
  const own = foot.x * 0.37;
  const wave = (hertz: number, phase: number): number =>
    begun * Math.sin(2 * Math.PI * hertz * time + phase + own);
  ctx.save();
  posed(
    ctx,
    {
      tall: 1 + 0.08 * wave(2.3, 0.4) + 0.06 * wave(3.7, 2),
      lean: 0.07 * wave(1.3, 1.1) + 0.05 * wave(2.9, 0),
    },
    at,
  );
  ctx.drawImage(sprite.layer, x - sprite.left, y - sprite.up);
  ctx.restore();
}
