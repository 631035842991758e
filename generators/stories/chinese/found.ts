import type { Shape } from '../shapes.ts';

/** Something small that somebody else is missing. */
export const FOUND: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，门口放着一封没有名字的信，{h}捡了起来。' }],
    grows: [
      { text: '夜里，{h}坐在灯下，看着{x}看了很久。', when: 'sought' },
      { text: '夜里，{h}坐在灯下，怎么也忘不了这件事。', when: 'unsaid' },
      { text: '{h}挨家挨户地问这是谁的，大家都摇摇头。' },
    ],
    trouble: [
      { text: '忽然，一阵风把它从{h}手里吹走，吹过一片片屋顶。{h}追了上去。' },
      { text: '最后一个地址是一座空房子，窗户上钉着木板。' },
    ],
    low: [{ text: '{h}难过地坐在雨中的台阶上，想要放弃。' }],
    turn: [{ text: '{na}停下了脚步。“我知道谁在等它，”{n}说，“跟我来。”' }],
    climax: [
      { text: '窄窄的小巷尽头，一位白发女人打开了门。她看着{x}，流着泪笑了。', when: 'sought' },
      { text: '窄窄的小巷尽头，一位白发女人打开了门。她看着它，流着泪笑了。', when: 'unsaid' },
    ],
    ends: [
      { text: '在她温暖的厨房里，{h}和{n}喝着热茶，一直到星星出来。' },
      { text: '夜里，{h}走在回家的路上，笑了。天上都是星星。' },
    ],
  },
];
