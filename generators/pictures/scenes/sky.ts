import { cloudBank } from '../brush/clouds.ts';
import { cutOut } from '../brush/moves.ts';
import { drawSky } from '../brush/sky.ts';
import type { Stage } from '../brush/stage.ts';
import { cel, onLayer } from '../brush/stage.ts';
import { css, mix, shade } from '../light/colour.ts';
import type { Painter } from './painter.ts';

/** Above the clouds. */
export const sky: Painter = (stage) => {
  const { random, u, height, width, scene } = stage;
  const high: Stage = {
    ...stage,
    horizon: height * 0.94,
    light: { x: stage.light.x, y: height * (0.66 - scene.air.discHeight * 0.5) },
  };
  drawSky(high);
  cloudBank({ ...high, random: random.fork('second') });
  for (let row = 0; row < 4; row++) {
    const y = height * (0.78 + row * 0.08);
    // in a clip the bank moves, so it is longer than the picture is wide
    const long = stage.reel ? width + u * 60 : width;
    const bank = (at: Stage) =>
      onLayer(at, { blur: cel(stage) ? 0 : u * (1.4 + row * 0.4), alpha: 0.94 }, (ctx) => {
        const tint = mix(
          mix(scene.air.cloudShade, scene.air.cloud, 0.35 + row * 0.2),
          scene.air.sky[3],
          0.3 - row * 0.08,
        );
        for (const [lift, dim] of [
          [0, -0.12],
          [-1.6, 0.06],
        ] as const) {
          ctx.fillStyle = css(shade(tint, dim));
          const lumps = random.fork(`row${row}`);
          for (let x = -u * 6; x < long + u * 6; x += u * lumps.range(3, 8)) {
            ctx.beginPath();
            ctx.ellipse(
              x,
              y + lift * u + lumps.range(-2, 2) * u,
              u * lumps.range(5, 12),
              u * lumps.range(3, 7) + (height - y) * 0.4,
              0,
              0,
              Math.PI * 2,
            );
            ctx.fill();
          }
        }
      });
    if (!stage.reel) {
      bank(stage);
      continue;
    }
    const clouds = cutOut(stage, { x: 0, y: 0, width: long, height }, (at) => bank({ ...at, width: long }));
    stage.reel.live(
      (ctx, time) =>
        ctx.drawImage(
          clouds,
          -time * u * (1.6 + row * 1.2),
          u * 0.5 * (Math.sin(time * 0.6 + row) - Math.sin(row)),
        ),
      0.15 + row * 0.2,
    );
  }
  return { ground: height * 0.86, middle: height * 0.84, depth: 0.2, room: 0.46, floating: true };
};
