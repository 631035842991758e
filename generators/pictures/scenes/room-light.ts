import { INK_SATURATION, type Stage } from '../brush/stage.ts';
import type { Rgb } from '../light/colour.ts';
import { lit, mix, rgb, saturate } from '../light/colour.ts';
import type { Scene } from '../scene.ts';
import { isMetro } from '../words/underground.ts';

export const papers = ['#d8c4a8', '#a8b8b4', '#c9a89a', '#8fa0b4', '#b8b48f', '#d0b8c0'].map(rgb);

/** A color in indoor light: daylight, or a warm lamp after dark. */
export function indoor(stage: Stage, colour: Rgb): Rgb {
  const seen = lit(colour, roomLight(stage.scene));
  return stage.scene.moods.includes('ink') ? saturate(seen, INK_SATURATION) : seen;
}

const LAMPS = rgb('#f2f5f4');

/** Color of a white surface indoors at the scene's time. */
export function roomLight(scene: Scene): Rgb {
  const { air, time } = scene;
  // under the ground it is never day
  if (isMetro(scene) || (scene.setting === 'cabin' && scene.inside === 'subway')) return LAMPS;
  const lamp: Rgb =
    time === 'night' || time === 'blue' ? [190, 142, 108] : time === 'dusk' ? [228, 168, 136] : air.light;
  return mix(lamp, [255, 255, 255], time === 'noon' ? 0.2 : 0.08);
}
