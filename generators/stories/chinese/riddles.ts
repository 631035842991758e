import type { Shape } from '../shapes.ts';

/** Stories of what cannot be. */
export const TIME: Shape = {
  begins: [{ text: '一天夜里，一座旧钟倒着走了起来。{h}推开门，外面是夏天。' }],
  grows: [
    { text: '{h}走在从前的街道上，一个拿着气球的孩子朝{ta}挥手。' },
    { text: '一切都和当年一样：同样的音乐，同样的脸。{h}躲在门后面看着。' },
  ],
  trouble: [
    { text: '忽然，{h}打碎了一只杯子。音乐停了，所有人都看着{ta}。' },
    { text: '忽然，有人转过头，看着{ta}。{h}转身就跑。' },
  ],
  low: [{ text: '{h}难过地站在桥上，看着桥下的水。' }, { text: '{h}难过地坐在长椅上，看着手里的旧怀表。' }],
  turn: [{ text: '{na}在{ta}身边坐下。“如果改变了过去，你还是你吗？”{n}问。' }],
  climax: [{ text: '{h}站起来，走到门口，轻轻地把门关上了。' }],
  ends: [{ text: '回到家里，{h}在桌上看见一封信，上面写着：谢谢你。{h}笑了。' }],
};

export const SECRET: Shape = {
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
};
