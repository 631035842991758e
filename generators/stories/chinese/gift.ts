import type { Shape } from '../shapes.ts';

/** Something that is made for somebody, and the courage to give it. */
export const GIFT: readonly Shape[] = [
  {
    begins: [{ text: '一天晚上，{h}悄悄地开始准备{x}。' }],
    grows: [
      { text: '每天夜里，{h}都在灯下忙着，谁也没有告诉。' },
      { text: '{h}试了一次又一次，地上铺满了纸。' },
    ],
    trouble: [
      { text: '那一天终于到了，可是{o}一句话也没说，走过去关上了门。', when: 'two' },
      { text: '那一天终于到了，{h}站在门口，却不敢进去。' },
    ],
    low: [{ text: '{h}难过地坐在雨中的台阶上。不会有人喜欢的，{ta}想。' }],
    turn: [{ text: '{na}在{ta}身边坐下。“除了你，谁也做不出来，”{n}说，“去吧。”' }],
    climax: [
      { text: '{h}推开门，把它送给了{o}。屋里安静了很久，然后{o}抱住了{ta}。', when: 'two' },
      { text: '{h}推开门，所有人都转过身来，屋里一片安静。然后，大家鼓起了掌。', when: 'alone' },
    ],
    ends: [
      { text: '夜里，{h}和{o}并肩坐在星空下。', when: 'two' },
      { text: '夜里，{h}走在回家的路上，笑了。天上都是星星。', when: 'alone' },
    ],
  },
];
