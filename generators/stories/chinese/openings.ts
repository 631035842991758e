import type { Openings } from '../openings.ts';

export const OPENINGS_ZH: Openings = {
  grown: [
    { text: '清晨，{p}还很安静。{h}推开窗，向外望去。', when: 'indoors' },
    { text: '清晨，{p}还很安静。{h}捧着一杯热茶，望着天空。' },
    { text: '太阳升起，照亮了{p}。{h}已经走在路上了。', when: 'outdoors' },
  ],
  child: [
    { text: '清晨，{p}洒满阳光。{h}系好鞋带，跑了出去。', when: 'outdoors' },
    { text: '漫长的下午，{p}很安静。{h}坐在地上画画。', when: 'outdoors' },
    { text: '漫长的下午，{p}很安静。{h}坐在地上看书。', when: 'indoors' },
  ],
  creature: [
    { text: '太阳升起，照亮了{p}。{h}醒来，四处张望。', when: 'outdoors' },
    { text: '安静的傍晚，{p}没有别人。{h}慢慢地走着。', when: 'outdoors' },
    { text: '清晨，{p}很安静。{h}第一个醒来。', when: 'indoors' },
  ],
};
