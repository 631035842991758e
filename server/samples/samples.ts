/** Sample works of a new studio: the input of tools/samples.mjs, and their titles and descriptions. */
import type { Mood } from '../../generators/songs/mood-words.ts';

/** A shot: the prompt of its picture, and the camera move. */
interface SampleShot {
  prompt: string;
  style: 'animation' | 'realistic' | 'auto';
  seed: number;
  motion: string;
  /** Narration. */
  says?: string;
}

export interface Sample {
  /** Also the name of its files. */
  id: string;
  width: number;
  height: number;
  mood: Mood;
  /** The narrator's voice, for a sample with narration. */
  voice?: string;
  /** Texts; `alt` describes the cover. */
  en: { name: string; description: string; alt: string };
  zh: { name: string; description: string; alt: string };
  shots: readonly SampleShot[];
}

const WIDE = { width: 960, height: 540 };
const TALL = { width: 540, height: 960 };
const SQUARE = { width: 720, height: 720 };
const CARD = { width: 640, height: 800 };

/** In the order of the square, newest first. */
export const SAMPLES: readonly Sample[] = [
  {
    id: 'lamp',
    ...WIDE,
    mood: 'hopeful',
    voice: 'en-clara',
    en: {
      name: 'The lamp',
      description: 'A short film from three sentences: script, pictures, voice, music and subtitles.',
      alt: 'A lighthouse sends its beam over a lake at dusk',
    },
    zh: {
      name: '守灯人',
      description: '由三句话生成的短片，剧本、画面、配音、配乐和字幕一应俱全。',
      alt: '黄昏时分，灯塔的光束扫过湖面',
    },
    shots: [
      {
        prompt: 'a lighthouse by the sea at dusk, warm light',
        style: 'realistic',
        seed: 27,
        motion: 'push in slowly',
        says: 'Every evening the keeper lights the lamp.',
      },
      {
        prompt: 'the sea at night, full moon, stars',
        style: 'realistic',
        seed: 12,
        motion: 'pan right',
        says: 'For years, no ship has come.',
      },
      {
        prompt: 'a sailing boat on the sea at dusk, golden light',
        style: 'realistic',
        seed: 11,
        motion: 'pull back',
        says: 'Tonight, somebody answers.',
      },
    ],
  },
  {
    id: 'balloon',
    ...TALL,
    mood: 'warm',
    en: {
      name: 'Above the valley',
      description: 'One sentence, one picture, one slow camera.',
      alt: 'A red and white balloon over a mountain lake at dawn',
    },
    zh: {
      name: '山谷之上',
      description: '一句话，一幅画，一个缓慢的镜头。',
      alt: '清晨，红白热气球飘过山间湖泊',
    },
    shots: [
      { prompt: 'a red balloon over mountains at dawn', style: 'realistic', seed: 11, motion: 'tilt up' },
      { prompt: 'mountains and a lake at dawn, birds', style: 'realistic', seed: 5, motion: 'push in' },
    ],
  },
  {
    id: 'castle',
    ...WIDE,
    mood: 'epic',
    en: {
      name: 'The king is home',
      description: 'Fireworks over the castle.',
      alt: 'Fireworks and a full moon over a castle with lit windows',
    },
    zh: { name: '国王归来', description: '城堡上空的烟花。', alt: '城堡灯火通明，上空是烟花和满月' },
    shots: [
      {
        prompt: 'a castle at night, full moon, fireworks',
        style: 'animation',
        seed: 28,
        motion: 'push in',
      },
      {
        prompt: 'a castle at night, full moon, fireworks',
        style: 'animation',
        seed: 27,
        motion: 'tilt up',
      },
    ],
  },
  {
    id: 'whale',
    ...WIDE,
    mood: 'mysterious',
    en: {
      name: 'Below',
      description: 'The song comes from far down.',
      alt: 'A whale swims over a coral reef in blue light',
    },
    zh: { name: '深处', description: '歌声来自很深的地方。', alt: '蓝色光线中，鲸鱼游过珊瑚礁' },
    shots: [
      { prompt: 'a whale underwater, deep blue light', style: 'realistic', seed: 27, motion: 'pan left' },
      { prompt: 'a whale underwater, deep blue light', style: 'realistic', seed: 11, motion: 'pull back' },
    ],
  },
  {
    id: 'city',
    ...TALL,
    mood: 'mysterious',
    en: {
      name: 'Lights on',
      description: 'The city does not sleep.',
      alt: 'Towers with lit windows stand by the water at dusk',
    },
    zh: { name: '华灯初上', description: '不眠的城市。', alt: '黄昏水边，高楼的窗户亮着灯' },
    shots: [
      { prompt: 'city at dusk', style: 'animation', seed: 66, motion: 'push in' },
      { prompt: 'city at night', style: 'animation', seed: 67, motion: 'tilt up' },
    ],
  },
  {
    id: 'fox',
    ...SQUARE,
    mood: 'playful',
    en: {
      name: 'The way home',
      description: 'A fox knows every tree.',
      alt: 'A fox walks through an autumn forest at dusk',
    },
    zh: { name: '回家的路', description: '狐狸认识每一棵树。', alt: '黄昏，一只狐狸走过秋天的森林' },
    shots: [
      { prompt: 'a fox in an autumn forest at dusk', style: 'animation', seed: 27, motion: 'pan right' },
      { prompt: 'a fox in an autumn forest at dusk', style: 'animation', seed: 11, motion: 'push in' },
    ],
  },
  {
    id: 'river',
    ...WIDE,
    mood: 'calm',
    voice: 'zh-yunshu',
    en: {
      name: 'On the river',
      description: 'An ink painting that moves, with a Chinese voice and subtitles.',
      alt: 'A sailing boat in the mist, painted in ink',
    },
    zh: {
      name: '江上',
      description: '会动的水墨画，配有旁白和字幕。',
      alt: '水墨画：晨雾中的一叶帆船',
    },
    shots: [
      {
        prompt: '水墨 山水 河 船 晨雾',
        style: 'auto',
        seed: 11,
        motion: '推近',
        says: '清晨，江面起了雾。',
      },
      {
        prompt: '水墨 山水 河 船 晨雾',
        style: 'auto',
        seed: 27,
        motion: '向右平移',
        says: '一叶小船，慢慢驶向远山。',
      },
    ],
  },
  {
    id: 'rocket',
    ...TALL,
    mood: 'epic',
    en: {
      name: 'Three, two, one',
      description: 'Nobody counts any more.',
      alt: 'A rocket rises over the desert at dusk',
    },
    zh: { name: '三、二、一', description: '不必再倒数了。', alt: '黄昏，火箭从沙漠升起' },
    shots: [
      { prompt: 'a rocket rises over the desert at dusk', style: 'animation', seed: 11, motion: 'tilt up' },
      { prompt: 'a rocket in space, stars, planet', style: 'animation', seed: 4, motion: 'push in' },
    ],
  },
  {
    id: 'robot',
    ...SQUARE,
    mood: 'playful',
    en: {
      name: 'First flower',
      description: 'A gardener made of tin.',
      alt: 'A red robot stands among flowers at dawn',
    },
    zh: { name: '第一朵花', description: '铁皮做的园丁。', alt: '清晨，红色机器人站在花丛中' },
    shots: [
      { prompt: 'a robot in a garden at dawn', style: 'animation', seed: 27, motion: 'push in' },
      { prompt: 'a flower in a garden at dawn', style: 'animation', seed: 9, motion: 'orbit' },
    ],
  },
  {
    id: 'train',
    ...WIDE,
    mood: 'warm',
    en: {
      name: 'Local train',
      description: 'It stops at every lake.',
      alt: 'A red steam train crosses a stone bridge before snowy mountains',
    },
    zh: { name: '慢车', description: '每个湖边都停一站。', alt: '雪山前，红色蒸汽火车驶过石桥' },
    shots: [
      {
        prompt: 'a train crosses a bridge in the mountains, autumn',
        style: 'animation',
        seed: 11,
        motion: 'pan left',
      },
      {
        prompt: 'a train crosses a bridge in the mountains at dusk, autumn',
        style: 'animation',
        seed: 27,
        motion: 'pull back',
      },
    ],
  },
  {
    id: 'night-in',
    ...CARD,
    mood: 'calm',
    en: {
      name: 'A night in',
      description: 'Rain outside, a cat inside.',
      alt: 'A cat on a rug by the window at night',
    },
    zh: { name: '夜里在家', description: '窗外下雨，屋里有猫。', alt: '夜晚，一只猫坐在窗边的地毯上' },
    shots: [
      {
        prompt: 'a cat by the window of a room at night, rain',
        style: 'animation',
        seed: 11,
        motion: 'push in',
      },
      { prompt: 'a candle-lit table with cake at night', style: 'animation', seed: 11, motion: 'orbit' },
    ],
  },
  {
    id: 'far',
    ...WIDE,
    mood: 'mysterious',
    en: {
      name: 'Far out',
      description: 'No wind, no sound, a view.',
      alt: 'A ringed planet in a violet nebula',
    },
    zh: { name: '远方', description: '没有风，没有声音，只有风景。', alt: '紫色星云中，一颗带光环的行星' },
    shots: [
      {
        prompt: 'space at dawn',
        style: 'animation',
        seed: 128,
        motion: 'pull back',
      },
      { prompt: 'space at dawn, a ringed planet', style: 'realistic', seed: 40, motion: 'orbit' },
    ],
  },
];
