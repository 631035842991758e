import type { Shape } from '../shapes.ts';

/** Something real, and somebody who goes to see it. */
export const DOCUMENTARY: readonly Shape[] = [
  {
    begins: [{ text: '{h}带着相机走了很远的路，来看{x}。' }],
    grows: [
      { text: '{h}静静地等着，一直等到太阳升起。晨光里，看得见{x}了。' },
      { text: '{h}拿着相机趴在地上，看着{x}，一看就是几个小时。' },
    ],
    trouble: [{ text: '后来，一连下了好几天的雨。' }],
    low: [{ text: '{h}难过地坐在帐篷前，把相机擦干。' }],
    turn: [{ text: '第二天早上，太阳出来了。{na}停下了脚步。“你太吵了，”{n}说，“跟我来，别出声。”' }],
    climax: [{ text: '{x}近得好像伸手就能碰到。{h}忘了按快门，只是静静地看着。' }],
    ends: [
      { text: '几个星期以后，大家在黑暗的大厅里看着这些画面，谁也没有说话，然后都鼓起了掌。' },
      { text: '晚上，{h}和{n}坐在火堆旁，看着拍下的照片。' },
    ],
  },
];
