import type { Shape } from '../shapes.ts';

/** Somebody who is stranded. */
export const STRANDED: readonly Shape[] = [
  {
    begins: [{ text: '一天，引擎停了，灯也灭了。' }],
    grows: [
      { text: '{h}双手握着对讲机。“我在这里，不要放弃。”{o}说。', when: 'two' },
      { text: '对讲机沙沙响了起来。“你听得见吗？”{o}问。{h}双手握着对讲机。', when: 'two' },
      { text: '对讲机沙沙地响，却没有人回答。{h}围着残骸走了一圈。', when: 'alone' },
    ],
    trouble: [
      { text: '这时，红灯闪了起来：氧气快用完了。', when: 'space' },
      { text: '这时，风暴来了。{h}紧紧抓住残骸。', when: 'earth' },
    ],
    low: [
      { text: '夜里，{h}用手指在地上画了一座小房子。' },
      { text: '夜里，{h}难过地坐在地上，看着一张旧照片。' },
    ],
    turn: [
      { text: '忽然，{h}有了主意。{ta}拆开对讲机，修好了引擎。', when: 'space' },
      { text: '忽然，{h}有了主意。{ta}砍下一棵树，做了一只木筏。', when: 'earth' },
    ],
    climax: [
      { text: '三，二，一。火箭飞上了漆黑的天空。', when: 'space' },
      { text: '巨浪托起木筏。{h}紧紧抓住，大笑起来。', when: 'earth' },
    ],
    ends: [
      { text: '清晨，{o}和{h}手牵着手，站在山坡上。', when: 'two' },
      { text: '天空中飞来一架直升机。{h}用力地挥手。', when: 'alone' },
      { text: '绿色的草地上，{o}张开双臂，朝{ta}跑来。', when: 'two' },
      { text: '天亮了，前面就是陆地。{h}跪在沙滩上，笑了。', when: 'alone' },
    ],
  },
  {
    begins: [
      { text: '一天夜里，风暴打碎了船。{h}在沙滩上醒来。', when: 'earth' },
      { text: '一天，一块石头撞上了飞船，星星在窗外不停地转。', when: 'space' },
    ],
    grows: [
      { text: '{h}用白色的石头在沙滩上摆出求救的字，然后去找水。', when: 'earth' },
      { text: '{h}把一棵小小的绿苗放在灯下，每天浇水。一朵花开了。', when: 'space' },
    ],
    trouble: [
      { text: '远处有一艘船经过。{h}挥着手大声喊，可是没有人看见。', when: 'earth' },
      { text: '忽然，沙尘暴来了，吹断了天线。对讲机没有了声音。', when: 'space' },
    ],
    low: [
      { text: '夜里，{h}躺在地上看着星星，哭了。' },
      { text: '夜里，{h}难过地坐在地上，唱起了一首老歌。' },
    ],
    turn: [
      { text: '忽然，{h}站了起来，捡来干柴，堆成了一座小山。', when: 'earth' },
      { text: '忽然，{h}站了起来，爬上了断掉的天线。', when: 'space' },
    ],
    climax: [
      { text: '山坡上燃起一堆大火，远处的海上，一艘船掉转了船头。', when: 'earth' },
      { text: '天线动了。“听到了，我们马上就来。”一个声音说。{h}高兴得跳了起来。', when: 'space' },
    ],
    ends: [
      { text: '家里，{o}一直在等。{h}和{o}紧紧抱在一起。', when: 'two' },
      { text: '{h}在窗边回头看了最后一眼，挥了挥手。', when: 'alone' },
    ],
  },
];
