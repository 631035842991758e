/** Phrases for motion prompts. The clip engine understands each of them. */
import type { Setting, Weather } from '../pictures/words/plan.ts';
import type { Phrases } from './phrases.ts';

/** What moves, by place. */
export const STIRS: Partial<Record<Setting, Phrases>> = {
  meadow: { en: ['the grass bends in the wind'], zh: ['草在风里起伏'] },
  garden: { en: ['leaves and blossoms sway a little'], zh: ['枝叶和花微微摇动'] },
  forest: { en: ['leaves tremble between the trunks'], zh: ['树叶在林间轻轻颤动'] },
  sea: { en: ['waves roll in and draw back'], zh: ['海浪涌来又退去'] },
  underwater: { en: ['weeds sway in the current', 'bubbles rise'], zh: ['水草随水流摆动', '气泡慢慢升起'] },
  city: { en: ['small lights blink in the distance'], zh: ['远处的灯光闪烁'] },
  street: { en: ['lights flicker along the street'], zh: ['街边的灯光闪动'] },
  mountain: { en: ['mist drifts along the ridges'], zh: ['薄雾沿着山脊飘动'] },
  desert: { en: ['sand drifts over the dunes'], zh: ['细沙在沙丘上流动'] },
  river: { en: ['the water flows and its reflections tremble'], zh: ['河水流动，倒影轻轻晃动'] },
  waterfall: { en: ['water falls and spray drifts'], zh: ['瀑布落下，水雾飘散'] },
  deck: { en: ['the sail fills with wind'], zh: ['风鼓起船帆'] },
  cabin: { en: ['light moves over the seats'], zh: ['光影在座位上移动'] },
  room: { en: ['dust floats in the light'], zh: ['灰尘在光里浮动'] },
  table: { en: ['steam rises slowly'], zh: ['热气缓缓升起'] },
  space: { en: ['stars twinkle'], zh: ['星光闪烁'] },
  sky: { en: ['clouds drift by'], zh: ['云慢慢飘过'] },
};

export const FALLS: Partial<Record<Weather, Phrases>> = {
  rain: { en: ['rain keeps falling'], zh: ['雨一直下着'] },
  snow: { en: ['snow falls softly'], zh: ['雪轻轻落下'] },
  fog: { en: ['fog drifts through the picture'], zh: ['雾在画面里飘动'] },
  storm: { en: ['rain is driven by the wind'], zh: ['风把雨吹斜'] },
  sand: { en: ['sand is driven across the picture'], zh: ['黄沙被风卷过画面'] },
};

/** Small motions of people who stay in place. */
export const BREATHES: Phrases = {
  en: ['hair and clothes move in the wind', 'a slow blink, a breath'],
  zh: ['头发和衣服随风轻摆', '缓缓眨眼，轻轻呼吸'],
};

export const CAMERAS: Phrases = {
  en: ['the camera pushes in slowly', 'the camera pans right slowly', 'the camera pulls back gently'],
  zh: ['镜头缓缓推近', '镜头缓缓向右平移', '镜头轻轻拉远'],
};

export const PACES: Phrases = {
  en: ['one calm continuous take', 'smooth, even movement'],
  zh: ['一个平稳的长镜头', '动作流畅均匀'],
};
