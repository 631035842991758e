import type { Shape } from '../shapes.ts';

/** Stories of people who want something, and of what stands in their way. */
export const STRANDED: Shape = {
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
};

export const CONTEST: Shape = {
  begins: [{ text: '一天，墙上贴出一张海报：大赛就在星期天。{h}读了两遍。' }],
  grows: [
    { text: '夜里，大家都睡着了，{h}还在灯下练习。' },
    { text: '{h}每天都在练习，晴天练，雨天也练。大家都笑{ta}。' },
  ],
  trouble: [{ text: '比赛前一天傍晚，{h}摔进了泥里，一切好像都完了。' }],
  low: [{ text: '那天夜里，{h}怎么也睡不着，难过地望着窗外的月亮。' }, { text: '{h}坐在台阶上哭了。' }],
  turn: [{ text: '{na}在{ta}身边坐下。“起来，”{n}说，“我相信你。”' }],
  climax: [
    { text: '比赛那天，人群欢呼起来。{h}最后一个出发，追上了一个又一个对手。' },
    { text: '比赛那天，全场安静下来。{h}深深吸了一口气，开始了。' },
  ],
  ends: [{ text: '{h}高高举起金色的奖杯，然后把奖杯送给了{n}。' }],
};

export const CHASE: Shape = {
  begins: [{ text: '一天夜里，有人敲门。{h}从窗户望出去，外面站着一个穿黑大衣的男人。' }],
  grows: [
    { text: '黑暗的街上，有人跟着{h}。{h}越走越快，不停地回头看。' },
    { text: '灯一盏一盏地灭了。{h}举着蜡烛，听着脚步声。' },
  ],
  trouble: [{ text: '门被撞开了。“我找到你了。”那个男人说。' }],
  low: [{ text: '{h}躲在窗帘后面，不敢出声。' }, { text: '{h}跑上黑暗的楼梯，已经没有路了。' }],
  turn: [{ text: '在天台上，{h}停下脚步，转过身。“我不逃了。”{h}说。' }],
  climax: [{ text: '{h}和那个男人面对面站在雨里。闪电照亮了天空，男人放下了手。' }],
  ends: [
    { text: '太阳升起，{h}打开门，扫干净地上的碎玻璃，笑了。' },
    { text: '天亮了，风暴过去了。{h}在阳光里慢慢走远。' },
  ],
};

export const QUEST: Shape = {
  begins: [{ text: '一天，{h}捡到一张旧地图，上面画着一个红色的叉。' }],
  grows: [
    { text: '{h}背上小包，马上出发，走进一片黑暗的森林。', when: 'wide' },
    { text: '{h}走了很多天，走过一条条空荡荡的街道。', when: 'town' },
  ],
  trouble: [
    { text: '忽然刮起了大风，{h}抱住一棵大树，脚印全都不见了。' },
    { text: '忽然，桥断了。{h}掉进河里，只剩下一盏小灯。' },
  ],
  low: [{ text: '下雨了，{h}坐在树下哭了。' }, { text: '夜里，{h}难过地坐在一小堆火旁边，几乎要放弃了。' }],
  turn: [{ text: '这时，{na}提着灯笼从黑暗里走出来。“就快到了，”{n}说，“跟我来。”' }],
  climax: [
    { text: '{h}和{n}爬上最后一座山坡。晨光里，{x}就在眼前。', when: 'sought' },
    { text: '{h}和{n}爬上最后一座山坡。晨光里，他们终于找到了。', when: 'unsaid' },
  ],
  ends: [{ text: '{h}蹲下来，笑了。太阳从山后升起。' }, { text: '回家的路上，{n}唱着歌，{h}跳起了舞。' }],
};

export const DREAM: Shape = {
  begins: [
    { text: '一天早上，在{at}，{h}看着镜子里的自己。“就是今天。”{h}说。', when: 'person' },
    { text: '这是{p}一年里最忙的一天。{h}跑了一趟又一趟，连吃饭的时间都没有。', when: 'person' },
    { text: '一天早上，在{at}，{h}看着水里的倒影。“就是今天。”{h}说。', when: 'creature' },
    { text: '一天早上，在{at}，大家都笑{h}。{h}一声不响地走开了。', when: 'creature' },
  ],
  grows: [
    { text: '刚开始很难。{h}天不亮就起床，夜深了才睡下。', when: 'person' },
    { text: '每天晚上，{h}坐在桌边，把做错的事一件件写下来。', when: 'person' },
    { text: '{h}每天躲在山坡后面练习，可是怎么也做不到。', when: 'creature' },
    { text: '{h}爬上山坡，深深吸了一口气，试了一次又一次。什么也没有发生。', when: 'creature' },
  ],
  trouble: [
    { text: '有一天，什么都不顺利。下着大雨，{h}滑了一跤，摔倒在地上。' },
    { text: '有一天下着大雨，大家都围着{h}笑。', when: 'creature' },
  ],
  low: [
    { text: '{h}难过地坐在雨中的台阶上，想要放弃。', when: 'person' },
    { text: '{h}难过地坐在雨中的大树下，想要放弃。', when: 'creature' },
  ],
  turn: [
    { text: '{na}把伞撑在{ta}头上。“别难过，”{n}说，“我知道你有多努力。”', when: 'person' },
    { text: '{na}在{ta}身边坐下。“别难过，”{n}说，“再试一次就好。”', when: 'creature' },
  ],
  climax: [
    { text: '{h}站起来，继续往前走。这一次，街上的人都停下来鼓掌。', when: 'person' },
    { text: '{h}站起来，又试了一次。这一次成功了，{n}欢呼起来。', when: 'creature' },
  ],
  ends: [
    { text: '傍晚，{h}和{n}坐在长椅上，看着{p}的灯光。', when: 'person' },
    { text: '傍晚，{h}微笑着走回家，天边一片红霞。', when: 'person' },
    { text: '夜里，{h}和{n}并肩坐在圆圆的月亮下。', when: 'creature' },
  ],
};
