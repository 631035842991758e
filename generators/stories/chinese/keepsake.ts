import type { Shape } from '../shapes.ts';

/** An old thing, and what it was to somebody. */
export const KEEPSAKE: readonly Shape[] = [
  {
    begins: [{ text: '一天下午，{h}在楼梯下面找到了{x}，上面落满了灰。' }],
    grows: [
      { text: '{h}擦去灰尘，{x}又亮了起来。' },
      { text: '{h}想起很久以前的一个夏天，想起一个在阳光下大笑的人。' },
    ],
    trouble: [{ text: '{h}小心地试了试，忽然，有什么断了。' }],
    low: [{ text: '{h}难过地坐在楼梯上，手里拿着断掉的那一块。' }],
    turn: [{ text: '{na}提着工具箱在{ta}身边坐下。“两个人一起，没有修不好的东西。”{n}说。' }],
    climax: [{ text: '{h}和{n}一直修到星星出来。终于，它又和新的一样，{h}大声笑了。' }],
    ends: [
      { text: '清晨，{h}和{n}把{x}抬到了阳光下。' },
      { text: '清晨，{h}坐在阳光下，看着{x}笑了，好像又回到了那个夏天。' },
    ],
  },
];
