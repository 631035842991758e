import type { Shape } from '../shapes.ts';

/** A search, and the way to its end. */
export const QUEST: readonly Shape[] = [
  {
    begins: [{ text: '一天，{h}捡到一张旧地图，上面画着一个红色的叉。' }],
    grows: [
      { text: '{h}背上小包，马上出发，走进一片黑暗的森林。', when: 'wide' },
      { text: '{h}走了很多天，走过一条条空荡荡的街道。', when: 'town' },
    ],
    trouble: [
      { text: '忽然刮起了大风，{h}抱住一棵大树，脚印全都不见了。', when: 'earth' },
      { text: '忽然，桥断了。{h}掉进河里，只剩下一盏小灯。', when: 'earth' },
      { text: '忽然，沙尘暴来了。{h}什么也看不见，脚印全都不见了。', when: 'space' },
    ],
    low: [
      { text: '下雨了，{h}坐在树下哭了。', when: 'earth' },
      { text: '夜里，{h}难过地坐在一小堆火旁边，几乎要放弃了。', when: 'earth' },
      { text: '夜里，{h}难过地坐在石头上，望着天上的星星。', when: 'space' },
    ],
    turn: [{ text: '这时，{na}提着灯笼从黑暗里走出来。“就快到了，”{n}说，“跟我来。”' }],
    climax: [
      { text: '{h}和{n}爬上最后一座山坡。晨光里，{x}就在眼前。', when: 'sought' },
      { text: '{h}和{n}爬上最后一座山坡。晨光里，他们终于找到了。', when: 'unsaid' },
    ],
    ends: [{ text: '{h}蹲下来，笑了。太阳从山后升起。' }, { text: '回家的路上，{n}唱着歌，{h}跳起了舞。' }],
  },
  {
    when: 'earth',
    begins: [{ text: '一天夜里，风把一根蓝色的羽毛吹进了窗户。{h}提起灯笼，跟着羽毛走了出去。' }],
    grows: [
      { text: '在一个村子里，{h}向牧羊人问路。牧羊人指了指远处的山。' },
      { text: '{h}坐着小船过海，海豚在船边跳了起来。' },
    ],
    trouble: [
      { text: '山洞前睡着一条龙。{h}踩到一根树枝，龙睁开了一只眼睛。' },
      { text: '前面是深深的峡谷，路断了，雾也来了。' },
    ],
    low: [
      { text: '下雪了，{h}难过地坐在石头上，灯也灭了。' },
      { text: '夜里，{h}难过地坐在最后一小堆火旁边，冷得发抖。' },
    ],
    turn: [{ text: '{na}举着火把站在{ta}面前。“那个地方我去过，”{n}说，“拉住我的手。”' }],
    climax: [
      { text: '{h}和{n}推开一扇沉重的门，金色的光照了出来，{x}就在那里。', when: 'sought' },
      { text: '{h}和{n}推开一扇沉重的门，金色的光照了出来。他们终于找到了。', when: 'unsaid' },
    ],
    ends: [
      { text: '夕阳下，{h}和{n}坐着一艘白帆船驶过大海。' },
      { text: '回到家里，{h}在窗边点了一盏灯，留给下一个赶路的人。' },
    ],
  },
];
