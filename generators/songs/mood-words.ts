import { findWords, indexRows } from '../pictures/words/match.ts';
import type { Row } from '../pictures/words/row.ts';

export const MOODS = ['calm', 'warm', 'hopeful', 'tense', 'sad', 'epic', 'playful', 'mysterious'] as const;
export type Mood = (typeof MOODS)[number];

const rows: readonly Row<Mood>[] = [
  {
    means: 'calm',
    words:
      'calm peaceful quiet serene gentle relaxing tranquil meditation sleep slow lake breeze 平静 宁静 安静 静谧 祥和 舒缓 放松 悠闲 悠然 恬静 湖面 微风 睡',
  },
  {
    means: 'warm',
    words:
      'warm tender family home mother father grandmother grandfather love friend friendship cozy memory hug 温暖 温馨 温柔 家 妈妈 母亲 爸爸 父亲 外婆 奶奶 爷爷 爱 朋友 友谊 拥抱 回忆 陪伴 幸福',
  },
  {
    means: 'hopeful',
    words:
      'hope hopeful dream sunrise dawn future new beginning success inspiring uplifting journey light overcome 希望 梦想 日出 黎明 未来 新生 开始 成功 励志 出发 光明 阳光 坚持 奋斗 明天',
  },
  {
    means: 'tense',
    words:
      'tense danger dangerous chase escape fear afraid threat enemy bomb run killer dark suspense horror thriller 紧张 危险 追 追赶 追逐 逃 逃跑 恐惧 害怕 威胁 敌人 炸弹 凶手 黑暗 悬疑 恐怖 惊悚 阴谋',
  },
  {
    means: 'sad',
    words:
      'sad sadness cry tear lonely alone loss lost death died farewell goodbye grief sorrow rain melancholy 悲伤 伤心 难过 哭 眼泪 泪 孤独 孤单 失去 死 去世 离别 告别 哀伤 忧伤 思念 雨夜 遗憾',
  },
  {
    means: 'epic',
    words:
      'epic battle war army hero king kingdom dragon sword legend glory victory empire storm castle 史诗 战斗 战争 大战 军队 英雄 国王 王国 龙 剑 传说 荣耀 胜利 帝国 城堡 将军 决战 壮丽',
  },
  {
    means: 'playful',
    words:
      'playful funny fun happy laugh joke cute party game dance child children kid puppy kitten cartoon comedy cheerful 有趣 搞笑 快乐 开心 欢乐 笑 玩 玩耍 可爱 派对 游戏 跳舞 小朋友 孩子们 小狗 小猫 卡通 喜剧 活泼 俏皮',
  },
  {
    means: 'mysterious',
    words:
      'mysterious mystery secret magic magical unknown strange ghost forest fog alien space ancient ruin riddle night 神秘 秘密 魔法 未知 奇怪 诡异 幽灵 森林 迷雾 外星 太空 宇宙 古老 遗迹 谜 谜团 夜 深夜',
  },
];
const index = indexRows(rows);

/** The most frequent mood in a text; the one named first wins a tie. Default: `calm`. */
export function moodOf(text: string): Mood {
  const counts = new Map<Mood, number>();
  for (const { means } of findWords(text.toLowerCase(), index))
    counts.set(means, (counts.get(means) ?? 0) + 1);
  let [best, most]: [Mood, number] = ['calm', 0];
  for (const [mood, count] of counts) if (count > most) [best, most] = [mood, count];
  return best;
}
