import type { Rgb } from '../light/colour.ts';
import { rgb } from '../light/colour.ts';
import type { Row } from './row.ts';

export const colourRows: readonly Row<Rgb>[] = [
  { means: rgb('#d8343a'), words: 'red crimson scarlet 红 红色 大红 赤色 红红' },
  { means: rgb('#ef7f2d'), words: 'orange amber 橙 橙色 橘色 橘黄' },
  { means: rgb('#f3c73b'), words: 'yellow gold 黄 黄色 金黄 金色' },
  { means: rgb('#4fa557'), words: 'green emerald lime 绿 绿色 翠绿 青绿 碧绿' },
  { means: rgb('#2fa7a8'), words: 'teal turquoise cyan aqua 青 青色 蓝绿' },
  { means: rgb('#3a74d8'), words: 'blue azure cobalt navy 蓝 蓝色 天蓝 深蓝 湛蓝' },
  { means: rgb('#8450c4'), words: 'purple violet lilac indigo 紫 紫色 淡紫' },
  { means: rgb('#f08fb4'), words: 'pink rose_coloured magenta 粉 粉色 粉红 粉红色 桃红' },
  { means: rgb('#f4f2ee'), words: 'white ivory silver 白 白色 雪白 银色 洁白' },
  { means: rgb('#2b2c33'), words: 'black ebony 黑 黑色 漆黑' },
  { means: rgb('#8d9299'), words: 'grey gray 灰 灰色' },
  { means: rgb('#8a5a36'), words: 'brown tan chocolate 棕 棕色 褐色 咖啡色' },
];
