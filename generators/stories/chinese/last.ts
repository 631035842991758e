import type { Shape } from '../shapes.ts';

/** The last one, who is not. */
export const LAST: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，{h}听见一个声音，不是风声。' }],
    grows: [
      { text: '{h}走过空荡荡的街道，窗户里长出了大树。' },
      { text: '每天傍晚，{h}在窗前点亮一盏灯，等着有人来。' },
    ],
    trouble: [{ text: '后来，一场暴风雨吹灭了灯。' }],
    low: [{ text: '夜里，{h}难过地坐在黑暗里，数着星星。' }],
    turn: [{ text: '忽然，远处亮起一点小小的光，一闪，一闪，又一闪。' }],
    climax: [{ text: '天亮以前，{h}提着灯笼跑过旧桥。桥的另一头站着{na}。' }],
    ends: [
      { text: '夜里，窗前点着两盏灯，{h}和{n}都笑了。' },
      { text: '晚上，{h}翻开一本旧书，大声念起来，{n}静静地听着。' },
    ],
  },
];
