import { drawFigure } from './brush/figure.ts';
import { drawGlow, firesOf } from './brush/firelight.ts';
import type { Firelight, Placing } from './brush/placing.ts';
import type { Figure } from './brush/shapes.ts';
import type { Stage } from './brush/stage.ts';
import { travels } from './brush/stirring.ts';

/** A figure and its place. */
export interface Stood {
  figure: Figure;
  placing: Placing;
}

/** Draws figures side by side, when it is dark in the light of the flames among them. @param around those of the setting */
export function drawByFirelight(
  stage: Stage,
  all: readonly Stood[],
  around: readonly Firelight[] = [],
): void {
  const lights = all.flatMap(({ figure, placing }, i) =>
    firesOf(stage, figure, placing).map((light) => ({
      light,
      of: i,
      ground: placing.y,
      // in a clip it would leave its glow behind
      stays: !travels(placing.stir ?? 'stand'),
    })),
  );
  for (const { light, ground, stays } of lights) if (stays) drawGlow(stage, light, ground);
  all.forEach(({ figure, placing }, i) => {
    const near = lights.filter(({ of, stays }) => of === i || stays).map(({ light }) => light);
    const fires = [...around, ...near];
    drawFigure(stage, figure, fires.length > 0 ? { ...placing, fires } : placing);
  });
}
