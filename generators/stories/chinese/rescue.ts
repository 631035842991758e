import type { Shape } from '../shapes.ts';

/** A danger that comes over everyone, and the one who stays. */
export const RESCUE: readonly Shape[] = [
  {
    begins: [
      { text: '一天早上，所有的鸟一下子飞了起来。{h}望着远处的山，手里的杯子掉在地上。' },
      { text: '一天傍晚，{p}上方的天空红了，钟声响了起来。' },
    ],
    grows: [
      { text: '{h}挨家挨户地敲门。“快出来！”{h}大声喊。' },
      { text: '{h}爬上钟楼，用尽全身力气敲钟。人们跑到了街上。' },
      { text: '人们抱着孩子、提着箱子走过大桥。{h}一直等到最后一个人。' },
    ],
    trouble: [
      { text: '忽然，桥断了，一个孩子还在对岸。' },
      { text: '忽然，一面墙倒了，街上全是灰尘。有个孩子在哭。' },
    ],
    low: [{ text: '{h}跪在泥里哭了，没有人来。' }, { text: '{h}难过地坐在地上，望着黑暗的房子。' }],
    turn: [
      { text: '{na}拿来一根长长的绳子。“我们一起来。”{n}说。' },
      { text: '{na}把{ta}拉了起来。“还有一条路，”{n}说，“跟我来。”' },
    ],
    climax: [
      { text: '{h}[一个人|]走了回去，带着孩子走了出来。所有人都欢呼起来。' },
      { text: '{h}和{n}拉住绳子，所有人都在后面一起拉。孩子得救了。' },
    ],
    ends: [
      { text: '夜里，大家围坐在一堆大火旁分吃面包，有人唱起了歌。' },
      { text: '春天，{h}和那个孩子在新房子前种下一棵小树。' },
    ],
  },
];
