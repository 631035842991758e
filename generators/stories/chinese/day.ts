import type { Shape } from '../shapes.ts';

/** A day like any other, and somebody who holds an umbrella. */
export const DAY: readonly Shape[] = [
  {
    begins: [
      { text: '这是平常的一天，{h}和邻居打了招呼，走上街。', when: 'person' },
      { text: '这是平常的一天，{h}在阳光下伸了个懒腰，四处张望。', when: 'creature' },
    ],
    grows: [
      { text: '{h}把球扔给街角的孩子们，和他们一起笑。', when: 'person' },
      { text: '中午，{h}坐在长椅上，把面包分给了一只小狗。', when: 'person' },
      { text: '中午，{h}在草地上找到一个苹果，在阳光下吃了起来。', when: 'creature' },
      { text: '{h}追着一只蝴蝶跑过草地。', when: 'creature' },
    ],
    trouble: [
      { text: '下午下起了雨，什么都不顺利，最后一班公交车开走了。', when: 'person' },
      { text: '下午下起了雨，{h}找不到回家的路了。', when: 'creature' },
    ],
    low: [
      { text: '{h}又累又湿，难过地坐在雨中的公交站。', when: 'person' },
      { text: '{h}又累又湿，难过地坐在雨中的树丛下。', when: 'creature' },
    ],
    turn: [{ text: '{na}停下脚步，把伞撑在{ta}头上。“走吧，”{n}说，“不远了。”' }],
    climax: [{ text: '{h}和{n}踩着水坑走回家，太阳从云后面出来了。' }],
    ends: [
      { text: '夜里，{h}看着窗外的灯光，笑了。', when: 'person' },
      { text: '夜里，{h}和{n}喝着热茶，听着雨声。', when: 'person' },
      { text: '夜里，{h}睡在温暖的草地上，星星出来了。', when: 'creature' },
    ],
  },
  {
    when: 'person',
    begins: [{ text: '这是平常的一天，{h}提着一篮面包走回家，一路唱着歌。' }],
    grows: [
      { text: '地上躺着一只小小的纸鸟，{h}捡起来，笑了。' },
      { text: '不知道哪里传来孩子的笑声，{h}也跟着笑了。' },
    ],
    trouble: [{ text: '傍晚，{h}站在门前，钥匙不见了。' }],
    low: [{ text: '{h}又累又饿，难过地坐在黑暗的门前。' }],
    turn: [{ text: '{na}提着灯笼停下了脚步。“两个人总比一个人看得清。”{n}说。' }],
    climax: [{ text: '{h}和{n}翻开一块块石头，钥匙在灯笼的光里闪闪发亮。' }],
    ends: [{ text: '夜里，{h}和{n}坐在桌边，喝着热汤。' }, { text: '夜里，{h}望着窗外的星星，笑了。' }],
  },
];
