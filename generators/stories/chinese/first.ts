import type { Shape } from '../shapes.ts';

/** The first day, or the first time. */
export const FIRST_TIME: readonly Shape[] = [
  {
    begins: [
      { text: '这一天终于来了，天还没亮，{h}就醒了。' },
      { text: '这是第一次。{h}深深吸了一口气，迈出了第一步。' },
    ],
    grows: [
      { text: '{h}站在那里，心怦怦直跳，好像别人什么都会。' },
      { text: '{h}睁大眼睛四处张望，一切都比想象的大。' },
    ],
    trouble: [
      { text: '一开始什么都不顺利。{h}摔了一跤，有人笑了起来。' },
      { text: '{h}做错了一次，又做错了一次，有人大声笑了。' },
    ],
    low: [
      { text: '{h}一个人难过地坐在长椅上，脸涨得通红。', when: 'person' },
      { text: '{h}难过地躲在一棵树下，只想回家。', when: 'creature' },
    ],
    turn: [
      { text: '{na}在{ta}身边坐下。“我第一次的时候，比你还糟，”{n}说，“来，我们一起。”' },
      { text: '{na}伸出手来。“谁也不是一下子就会的，”{n}说，“再来一次！”', when: 'person' },
    ],
    climax: [
      { text: '{h}站起来，又试了一次。好了一点，又好了一点，终于成功了！{n}高兴得跳了起来。' },
      { text: '肩并着肩，又从头开始。这一次成功了，{h}大声笑了起来。' },
    ],
    ends: [
      { text: '傍晚，{h}唱着歌走回家，天边一片红霞。', when: 'person' },
      { text: '傍晚，{h}和{n}坐在草地上，看着夕阳。', when: 'creature' },
      { text: '夜里，{h}望着窗外的星星，盼着明天再来一次。', when: 'person' },
    ],
  },
];
