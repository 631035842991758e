import { findWords, indexRows } from '../pictures/words/match.ts';
import type { Setting } from '../pictures/words/plan.ts';
import type { Row } from '../pictures/words/row.ts';
import { understand } from '../pictures/words/understand.ts';
import type { SoundKind } from './kinds/table.ts';

/** Words for sounds, or for things that make them. An underscore stands for a space. */
const rows: readonly Row<SoundKind>[] = [
  { means: 'thunder', words: 'thunder thunderstorm lightning storm 雷 雷声 打雷 雷雨 雷电 闪电 雷鸣 暴风雨' },
  {
    means: 'rain',
    words:
      'rain rainy raining drizzle downpour raindrop shower thunderstorm umbrella 雨 雨声 下雨 雨滴 大雨 小雨 暴雨 细雨 雨水 雷雨 暴风雨',
  },
  {
    means: 'wind',
    words: 'wind windy breeze gust gale blizzard howling 风 风声 大风 微风 狂风 寒风 刮风 起风 风吹 风雪',
  },
  {
    means: 'waves',
    words:
      'wave surf ocean sea seaside beach shore tide 海 海浪 浪 浪花 波浪 大海 海边 海滩 沙滩 潮水 海洋 看海 涛声',
  },
  {
    means: 'stream',
    words:
      'stream brook creek river waterfall fountain flowing_water water_flowing running_water trickle splash 溪 小溪 溪流 流水 河流 河水 瀑布 喷泉 水声 水流 泉水',
  },
  {
    means: 'fire',
    words:
      'fire campfire bonfire flame fireplace burning crackling 火 火焰 篝火 营火 壁炉 燃烧 火堆 柴火 火声',
  },
  {
    means: 'birds',
    words:
      'bird birdsong chirp chirping tweet singing_birds seagull sparrow 鸟 鸟叫 鸟鸣 鸟声 小鸟 鸟儿 海鸥 麻雀 百鸟',
  },
  {
    means: 'insects',
    words: 'insect cricket cicada bug grasshopper summer_night 虫 虫鸣 虫叫 昆虫 蟋蟀 蝉 蝉鸣 知了 蛐蛐 夏夜',
  },
  { means: 'frogs', words: 'frog toad croak croaking 蛙 青蛙 蛙鸣 蛙声 蛤蟆' },
  { means: 'dog', words: 'dog puppy bark barking woof 狗 狗叫 犬 犬吠 小狗 汪汪' },
  { means: 'cat', words: 'cat kitten meow meowing 猫 猫叫 小猫 猫咪 喵 喵喵' },
  {
    means: 'crowd',
    words:
      'crowd people talking chatter voices babble market cafe restaurant murmur 人群 人声 嘈杂 喧闹 交谈 集市 市场 餐厅 咖啡馆 说话声',
  },
  {
    means: 'steps',
    words:
      'step footstep walking walk walks running_feet boots shoes 脚步 脚步声 走路 行走 步伐 走 皮鞋 高跟鞋',
  },
  { means: 'heartbeat', words: 'heartbeat heart pulse 心跳 心跳声 脉搏 心脏' },
  { means: 'applause', words: 'applause clapping clap cheering ovation audience 掌声 鼓掌 喝彩 拍手 欢呼' },
  { means: 'door', words: 'door creak creaking gate hinge slam 门 开门 关门 门声 吱呀 推门 大门' },
  { means: 'knock', words: 'knock knocking 敲门 敲门声 叩门' },
  { means: 'bell', words: 'bell chime church_bell gong ringing_bell 钟声 铃 铃声 铃铛 敲钟 教堂 撞钟 风铃' },
  { means: 'clock', words: 'clock tick ticking tick-tock watch timer 钟 时钟 钟表 滴答 嘀嗒 秒针 手表 闹钟' },
  { means: 'glass', words: 'glass shatter shattering breaking_glass smash 玻璃 碎裂 打碎 破碎 玻璃碎' },
  { means: 'typing', words: 'typing keyboard typewriter keys 键盘 打字 敲键盘 打字机' },
  { means: 'phone', words: 'phone telephone ringtone phone_ringing 电话 电话铃 手机 来电' },
  {
    means: 'engine',
    words:
      'engine motor car truck bus motorcycle driving vehicle traffic tractor 引擎 发动机 马达 汽车 车 卡车 摩托 摩托车 开车 车流 公交车',
  },
  {
    means: 'train',
    words: 'train railway railroad locomotive subway metro tram 火车 列车 铁路 地铁 高铁 轨道 电车',
  },
  { means: 'siren', words: 'siren police ambulance fire_truck alarm 警笛 警报 警车 救护车 消防车 警铃' },
  {
    means: 'plane',
    words: 'plane airplane aircraft jet helicopter rocket takeoff 飞机 喷气 直升机 起飞 航班 火箭',
  },
  { means: 'horn', words: 'horn honk honking beep 喇叭 鸣笛 汽笛 按喇叭' },
  {
    means: 'explosion',
    words:
      'explosion explode blast bomb boom firework fireworks cannon 爆炸 爆破 炸弹 轰炸 轰鸣 烟花 鞭炮 炮声',
  },
  {
    means: 'whoosh',
    words: 'whoosh swoosh swish swing sword flying_past magic 嗖 呼啸 挥动 剑 飞过 掠过 魔法 挥剑',
  },
  {
    means: 'horse',
    words:
      '马 horse hoof hooves gallop gallops galloping hoofbeat hoofbeats cavalry pony 马蹄 马蹄声 骏马 奔马 骑马 马车 白马 黑马 小马 马儿 赛马 马群 一匹马',
  },
  { means: 'cow', words: '牛 cow cattle moo mooing bull ox 奶牛 黄牛 水牛 老牛 小牛 牛群 牛叫 哞哞 一头牛' },
  { means: 'sheep', words: '羊 sheep lamb goat bleat bleating 绵羊 山羊 小羊 羊群 羊叫 羊儿 咩咩 一只羊' },
  { means: 'rooster', words: 'rooster cockerel cock-a-doodle-doo crowing 公鸡 鸡叫 鸡鸣 打鸣' },
  { means: 'wolf', words: 'wolf wolves howl howls wolf_howling 狼 狼嚎 狼叫 嚎叫' },
  {
    means: 'roar',
    words: 'lion tiger roar roaring growl growling dinosaur monster 狮子 狮吼 老虎 虎啸 咆哮 吼叫 恐龙 怪兽',
  },
  { means: 'bees', words: 'bee bumblebee beehive buzz buzzing mosquito wasp 蜜蜂 蜂群 蚊子 嗡嗡声' },
  {
    means: 'laughter',
    words: 'laugh laughs laughing laughter giggle giggling chuckle 笑声 大笑 欢笑 哈哈 笑出声',
  },
  {
    means: 'cry',
    words: 'baby_crying crying_baby cry crying sob sobbing wail 哭 哭声 哭泣 婴儿哭 啼哭 哇哇',
  },
  { means: 'snore', words: 'snore snoring 打鼾 打呼噜 鼾声' },
  {
    means: 'paper',
    words:
      'paper page_turning turning_pages rustle rustling book newspaper 翻书 翻页 书页 报纸 看书 读书 纸声',
  },
  {
    means: 'shutter',
    words:
      'camera_shutter camera_click shutter taking_photos taking_a_photo snapshot 快门 拍照 照相 照相机 咔嚓',
  },
  { means: 'coins', words: 'coin coins money jingle cash 硬币 金币 铜钱 钱币 零钱 叮当' },
  {
    means: 'sparkle',
    words: 'sparkle fairy fairy_dust spell magic_wand 仙女 魔法 咒语 施法 魔法棒',
  },
  {
    means: 'beeps',
    words: 'robot computer beep beeping android 机器人 电脑 电子音 哔哔 滴滴',
  },
  {
    means: 'sizzle',
    words:
      'sizzle sizzling frying fries cooking wok barbecue grill hot_pot 煎 炒菜 做饭 油炸 烧烤 滋滋 火锅 铁板',
  },
  {
    means: 'drip',
    words: 'drip dripping drop_of_water water_drop dewdrop leaking faucet 水滴 滴水 水龙头 露珠 漏水',
  },
  { means: 'bicycle', words: 'bicycle bike bicycle_bell bike_bell cycling 自行车 单车 车铃 骑车' },
  { means: 'room', words: 'room_tone silence quiet_room indoors 寂静 安静的房间 室内' },
  { means: 'city', words: 'city_ambience street_noise city_noise urban 城市噪音 街道声 都市 街头' },
  { means: 'space', words: 'drone hum spaceship outer_space sci-fi 太空 嗡嗡 飞船 科幻' },
  { means: 'underwater', words: 'underwater bubbles diving submarine 水下 海底 气泡 潜水 潜艇' },
];

/** Longer words that make no sound of theirs: a panda does not meow. */
const SILENT: readonly Row<SoundKind[]>[] = [
  {
    means: [],
    words:
      'panda teddy_bear paper_plane paper_boat clock_tower sea_lion rain_boots 熊猫 大熊猫 小熊猫 风筝 风景 风衣 雨衣 雨靴 钟楼 书房',
  },
];

const index = indexRows([...merged(rows), ...SILENT]);

/** Ambience by setting, for prompts that name no sound. */
const AMBIENCE: Record<Setting, readonly SoundKind[]> = {
  meadow: ['wind', 'birds'],
  garden: ['birds', 'insects'],
  forest: ['birds', 'wind'],
  sea: ['waves', 'wind'],
  underwater: ['underwater'],
  city: ['city', 'horn'],
  street: ['city', 'crowd'],
  mountain: ['wind', 'stream'],
  cliff: ['wind', 'waves'],
  desert: ['wind'],
  river: ['stream', 'birds'],
  waterfall: ['stream'],
  cave: ['wind'],
  platform: ['crowd', 'train'],
  pool: ['stream', 'crowd'],
  room: ['room', 'clock'],
  cabin: ['room'],
  deck: ['waves', 'wind'],
  table: ['room'],
  space: ['space'],
  moon: ['space'],
  mars: ['wind'],
  sky: ['wind'],
  portrait: ['room'],
  plain: [],
  abstract: ['space'],
};

const MOST = 4;

/** The sounds that a prompt names, in its order, at most four; if none, the ambience of its setting. */
export function soundsOf(words: string): { kinds: SoundKind[]; ambience: boolean } {
  const named = [...new Set(findWords(words.toLowerCase(), index).flatMap(({ means }) => means))];
  if (named.length > 0) return { kinds: named.slice(0, MOST), ambience: false };
  const { setting, weather, time } = understand(words);
  if (setting) return { kinds: [...AMBIENCE[setting]], ambience: true };
  if (weather === 'fog' || weather === 'snow' || weather === 'sand')
    return { kinds: ['wind'], ambience: true };
  return { kinds: time === 'night' ? ['insects', 'wind'] : ['room'], ambience: true };
}

/** Merges rows by word: "thunderstorm" means both thunder and rain. */
function merged(all: readonly Row<SoundKind>[]): Row<SoundKind[]>[] {
  const kinds = new Map<string, SoundKind[]>();
  for (const { means, words } of all)
    for (const word of words.split(' ')) kinds.set(word, [...(kinds.get(word) ?? []), means]);
  return [...kinds].map(([words, means]) => ({ means, words }));
}
