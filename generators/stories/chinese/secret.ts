import type { Shape } from '../shapes.ts';

/** Something that nobody else knows. */
export const SECRET: readonly Shape[] = [
  {
    begins: [{ text: '一天夜里，{h}在地板下面找到一个旧盒子，里面放着一把金色的钥匙。' }],
    grows: [
      { text: '夜里，{h}提着灯笼又来了。黑暗中，{x}发着光。', when: 'sought' },
      { text: '夜里，{h}提着灯笼又来了，一道柔和的光照在{ta}脸上。', when: 'unsaid' },
    ],
    trouble: [{ text: '光里，{h}看见明天的{p}燃起大火，浓烟滚滚。' }],
    low: [
      { text: '{h}跑到派出所，警察笑着摇了摇头。' },
      { text: '{h}在街上告诉每一个人，可是没有人相信。大家笑着走开了。' },
    ],
    turn: [{ text: '{na}停下了脚步。“我相信你，”{n}说，“我们该怎么办？”' }],
    climax: [{ text: '{h}和{n}挨家挨户地敲门。房子烧了起来，可是所有人都平安地站在外面。' }],
    ends: [
      { text: '清晨，{h}最后看了一眼{x}，光熄灭了。', when: 'sought' },
      { text: '清晨，{h}和{n}坐在墙头，看着太阳升起。', when: 'unsaid' },
    ],
  },
  {
    begins: [{ text: '一个下雨的下午，{h}挪开一个旧木箱，后面是一扇小门。' }],
    grows: [
      { text: '起初，{h}不敢相信自己的眼睛。慢慢地，{x}发出了光。', when: 'sought' },
      { text: '每天夜里，{h}提着灯笼再来，谁也没有告诉。', when: 'unsaid' },
    ],
    trouble: [
      { text: '后来，一个穿灰大衣的陌生人在街上跟着{h}。{h}越走越快。' },
      { text: '一天傍晚，门被撞坏了，地板上全是泥脚印。' },
    ],
    low: [
      { text: '{h}怎么也睡不着，楼梯上一有声音就吓一跳。' },
      { text: '夜里，{h}难过地坐在楼梯上，看着窗外的月亮。' },
    ],
    turn: [{ text: '{na}在{ta}身边坐下。“一个人守着秘密太累了。”{n}说。{h}把一切都说了出来。' }],
    climax: [{ text: '{h}和{n}提着两盏灯笼走进黑暗的地下室，一道柔和的光照亮了整个房间。' }],
    ends: [
      { text: '清晨，{h}打开了所有的窗户，再也没有什么要藏起来了。' },
      { text: '太阳落下的时候，{h}和{n}把旧钥匙埋在一棵大树下，握了握手。' },
    ],
  },
];
