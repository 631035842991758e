/** Phrases for expanded prompts. The picture engine understands each of them. */
import type { Mood, Season, Setting, Time, Weather } from '../pictures/words/plan.ts';

/** Alternatives in each language; one is chosen. */
export interface Phrases {
  en: readonly string[];
  zh: readonly string[];
}

/** Surroundings, by place. */
export const PLACES: Partial<Record<Setting, Phrases>> = {
  meadow: {
    en: ['tall grass moving in the wind', 'soft hills one behind the other'],
    zh: ['高高的草在风里起伏', '远处的山丘一层一层'],
  },
  garden: {
    en: ['a narrow path between the beds', 'leaves wet from watering'],
    zh: ['花坛之间有一条小路', '叶子上还挂着水珠'],
  },
  forest: {
    en: ['light falling between the trunks', 'ferns and moss on the ground'],
    zh: ['光从树干之间落下', '地上长满蕨类和青苔'],
  },
  sea: {
    en: ['long waves running up the sand', 'the horizon low and far'],
    zh: ['长长的浪涌上沙滩', '地平线又低又远'],
  },
  underwater: {
    en: ['rays of light sinking through the blue', 'corals on both sides'],
    zh: ['一束束光沉入蓝色深处', '两旁是珊瑚'],
  },
  city: {
    en: ['small lights up to the skyline', 'tall and close together'],
    zh: ['灯火一直连到天际线', '高楼紧紧挨在一起'],
  },
  street: {
    en: ['shops along the pavement', 'the street leading away to a point'],
    zh: ['人行道旁是一排店铺', '街道向远处收成一点'],
  },
  mountain: {
    en: ['ridges fading into the distance', 'bare slopes and thin air'],
    zh: ['山脊一道道淡入远方', '山势陡峭，空气稀薄'],
  },
  desert: {
    en: ['dunes with sharp edges', 'long shadows on the sand'],
    zh: ['沙丘的棱线很分明', '沙地上拖着长长的影子'],
  },
  river: {
    en: ['reflections that tremble a little', 'stones along the bank'],
    zh: ['倒影被细浪打碎', '细浪轻轻拍岸'],
  },
  waterfall: {
    en: ['spray hanging in the air', 'wet stone on both sides'],
    zh: ['水雾悬在空中', '两侧是湿漉漉的岩壁'],
  },
  room: {
    en: ['light falling through a window', 'worn wooden furniture'],
    zh: ['光从窗户照进来', '用旧了的木头家具'],
  },
  cabin: { en: ['the land passing by outside'], zh: ['外面的风景一路掠过'] },
  table: { en: ['a linen cloth with soft folds'], zh: ['亚麻桌布上有柔和的褶皱'] },
  plain: {
    en: ['a few simple shapes', 'two or three flat colors'],
    zh: ['几个简单的形状', '两三种平涂的颜色'],
  },
  space: { en: ['the curve of a planet below'], zh: ['下方是行星的弧线'] },
};

export const TIMES: Record<Time, Phrases> = {
  dawn: {
    en: ['at dawn, low light from the side', 'early morning, long shadows'],
    zh: ['清晨，低低的侧光', '黎明，影子很长'],
  },
  noon: {
    en: ['in clear daylight, short shadows', 'bright day, even light'],
    zh: ['白天，影子很短', '正午，光线均匀'],
  },
  dusk: {
    en: ['at dusk, gold turning to violet', 'golden hour, light against the edges'],
    zh: ['黄昏，金色渐渐变紫', '傍晚，轮廓被夕阳照亮'],
  },
  blue: { en: ['at blue hour, after the last of the sun'], zh: ['蓝调时刻，太阳刚刚落下'] },
  night: {
    en: ['at night, small lights in the dark', 'late night, deep blue shadows'],
    zh: ['夜晚，黑暗里有点点灯光', '深夜，影子是深蓝色的'],
  },
};

/** Light by time, for prompts that already name the time. */
export const LIGHTS: Record<Time, Phrases> = {
  dawn: { en: ['first light on the edges'], zh: ['晨光勾出轮廓'] },
  noon: { en: ['daylight that sets light and shade apart'], zh: ['白天的光，明暗分明'] },
  dusk: { en: ['the last sunset light on one side'], zh: ['一侧染着夕阳'] },
  blue: { en: ['the even glow of the blue hour'], zh: ['蓝调时刻均匀的微光'] },
  night: {
    en: ['one warm light against the deep blue night', 'edges faintly lit in the night'],
    zh: ['深蓝的夜色里一点暖光', '夜色里轮廓微微发亮'],
  },
};

export const WEATHERS: Record<Exclude<Weather, 'storm' | 'sand'>, Phrases> = {
  clear: { en: ['clear air'], zh: ['晴朗'] },
  cloudy: { en: ['cloudy, the light soft'], zh: ['多云，光线柔和'] },
  rain: { en: ['light rain, everything shining wet'], zh: ['细雨，到处湿得发亮'] },
  snow: { en: ['snow falling quietly'], zh: ['雪静静地落'] },
  fog: { en: ['thin mist that softens what is far'], zh: ['薄雾让远处变得柔和'] },
};

export const SEASONS: Record<Season, Phrases> = {
  spring: { en: ['spring, fresh green'], zh: ['春天，嫩绿'] },
  summer: { en: ['summer, full green'], zh: ['夏天，浓绿'] },
  autumn: { en: ['autumn, leaves in rust and ochre'], zh: ['秋天，叶子是锈红和赭黄'] },
  winter: { en: ['winter, pale and still'], zh: ['冬天，苍白而安静'] },
};

export const MOODS: Record<Mood, Phrases> = {
  warm: { en: ['a warm, friendly mood'], zh: ['温暖的气氛'] },
  cold: { en: ['a quiet, calm mood'], zh: ['宁静的气氛'] },
  neon: { en: ['neon reflected everywhere'], zh: ['到处映着霓虹'] },
  pastel: { en: ['soft pastel tones'], zh: ['柔和的粉彩色调'] },
  gloomy: { en: ['a dark, mysterious mood'], zh: ['神秘的气氛'] },
  dreamy: { en: ['a dreamy glow'], zh: ['梦幻的光晕'] },
  vintage: { en: ['vintage colors'], zh: ['复古的色彩'] },
  ink: { en: ['in ink wash'], zh: ['水墨笔触'] },
  vivid: { en: ['vivid colors'], zh: ['鲜艳的色彩'] },
};

/** Light inside, where no time of day shows. */
export const INDOOR_LIGHTS: Phrases = {
  en: ['light from one side, soft shadows', 'an even, gentle light'],
  zh: ['光从一侧来，影子很柔', '柔和均匀的光'],
};

/** What is behind a face that fills the picture. */
export const BEHIND_FACES: Phrases = {
  en: ['the background far and blurred', 'the light on one cheek'],
  zh: ['背景很远，很模糊', '光落在一边脸颊上'],
};

/** Composition of what is near: a table, a room. */
export const NEAR_FRAMES: Phrases = {
  en: ['framed a little off the centre', 'with depth from the near to the far', 'seen from a little above'],
  zh: ['主体略偏离中心', '由近及远，层次分明', '略微俯视'],
};

/** Composition. */
export const FRAMES: Phrases = {
  en: [
    'seen from a low angle',
    'seen from far, much left empty above',
    'framed a little off the centre',
    'with depth from the near to the far',
  ],
  zh: ['低角度仰望', '远远望去，上方大片留白', '主体略偏离中心', '由近及远，层次分明'],
};
