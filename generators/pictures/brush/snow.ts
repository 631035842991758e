import { mix } from '../light/colour.ts';
import type { Stage } from './stage.ts';

/** How much of the light that is missing from white the snow gives back, when it is dark and else. */
const [DARK, DAY] = [0.42, 0.3];

/** The stage for ground that snow covers: it gives back what light there is, and is white at night too. Others stay as they are. */
export function onSnow(stage: Stage): Stage {
  const { scene } = stage;
  if (scene.weather !== 'snow') return stage;
  const { air } = scene;
  const back = air.dark ? DARK : DAY;
  const white = [240, 246, 255] as const;
  const light = mix(air.light, [...white], back);
  return { ...stage, scene: { ...scene, air: { ...air, light, haze: mix(air.haze, [...white], back / 2) } } };
}
