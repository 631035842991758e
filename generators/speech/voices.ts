import type { StudioVoice } from './speech.ts';

/** A voice and its settings of eSpeak NG. */
export interface VoiceRow extends StudioVoice {
  /** eSpeak NG's voice variant: the timbre. */
  variant: string;
  /** Semitones, and factor of the speed; they make the voice older or younger. */
  pitch: number;
  pace: number;
  /** Its accent of English. */
  accent: 'en-us' | 'en-gb-x-rp';
}

/** Every voice of the built-in engine. */
export const VOICES: readonly VoiceRow[] = [
  row('zh-yunshu', 'Yunshu', '云舒', 'zh', 'female', 'adult', ['narration', 'story'], 'f2', 0),
  row('zh-qinglan', 'Qinglan', '清岚', 'zh', 'female', 'young', ['dialogue', 'advert'], 'Annie', 1),
  row('zh-xiaoman', 'Xiaoman', '小满', 'zh', 'female', 'child', ['dialogue', 'story'], 'f5', 6, 1.05),
  row('zh-lanyi', 'Aunt Lan', '兰姨', 'zh', 'female', 'senior', ['dialogue', 'story'], 'grandma', -2, 0.9),
  row('zh-moyan', 'Moyan', '墨言', 'zh', 'male', 'adult', ['narration', 'advert'], 'm3', 0),
  row('zh-chengfeng', 'Chengfeng', '乘风', 'zh', 'male', 'young', ['dialogue', 'advert'], 'm7', 3, 1.05),
  row('zh-doudou', 'Doudou', '豆豆', 'zh', 'male', 'child', ['dialogue', 'story'], 'f4', 4, 1.08),
  row('zh-shanbo', 'Uncle Shan', '山伯', 'zh', 'male', 'senior', ['narration', 'story'], 'grandpa', -3, 0.9),
  row('en-clara', 'Clara', '克拉拉', 'en', 'female', 'adult', ['narration', 'story'], 'f3', -1),
  row('en-ivy', 'Ivy', '艾薇', 'en', 'female', 'young', ['dialogue', 'advert'], 'belinda', 1, 1.05),
  row('en-nell', 'Nell', '妮尔', 'en', 'female', 'child', ['dialogue', 'story'], 'f1', 7, 1.05, 'en-gb-x-rp'),
  row(
    'en-rose',
    'Rose',
    '罗丝',
    'en',
    'female',
    'senior',
    ['dialogue', 'story'],
    'aunty',
    -3,
    0.9,
    'en-gb-x-rp',
  ),
  row('en-arthur', 'Arthur', '亚瑟', 'en', 'male', 'adult', ['narration', 'story'], 'm2', 0, 1, 'en-gb-x-rp'),
  row('en-leo', 'Leo', '利奥', 'en', 'male', 'young', ['dialogue', 'advert'], 'Andy', 2, 1.05),
  row('en-grant', 'Grant', '格兰特', 'en', 'male', 'adult', ['narration', 'advert'], 'm5', -2, 0.95),
  row(
    'en-walter',
    'Walter',
    '沃尔特',
    'en',
    'male',
    'senior',
    ['narration', 'story'],
    'm6',
    -4,
    0.88,
    'en-gb-x-rp',
  ),
];

function row(
  id: string,
  en: string,
  zh: string,
  language: VoiceRow['language'],
  sex: VoiceRow['sex'],
  age: VoiceRow['age'],
  scenes: VoiceRow['scenes'],
  variant: string,
  pitch: number,
  pace = 1,
  accent: VoiceRow['accent'] = 'en-us',
): VoiceRow {
  return { id, name: { en, zh }, language, sex, age, scenes, variant, pitch, pace, accent };
}
