/** Stories of imperial China, whose people have black hair and wear robes where it does not say how they look. */
import type { Person } from './person.ts';
import type { Language } from './words.ts';

const OLD =
  /[唐宋明清汉秦元隋][朝代]|大[唐宋明清汉秦]|战国|春秋时|三国|古代|古时候|长安城?[，。里中街]|江湖|武林|皇上|陛下|丞相|县令|衙门|镖局|剑客|侠客|女侠|(?:进京)?赶考|\b(?:ancient|imperial) china\b|\b(?:tang|song|ming|qing|han|qin) dynasty\b/iu;
/** What no such story has, but one that only remembers those times. */
const MODERN =
  /手机|电脑|地铁|汽车|高铁|飞机|博物馆|穿越|游戏|电影|拍戏|剧组|汉服社|机器人|\b(?:phone|computer|car|museum|movie|film|plane|robot)\b/iu;
/** Who has clothes of their own in pictures. */
const OWN =
  /将军|和尚|道士|皇[帝后上]|太后|贵妃|公主|王子|士兵|侍卫|武士|剑客|侠|捕快|仙|神|鬼|妖|general|monk|emperor|empress|queen|king|princess|prince|soldier|guard|warrior|fairy/iu;

/** Who wears the armor of those times. */
const SOLDIERS = /(?<!女)将军|士兵|侍卫|武将|将领|元帅|校尉|都尉|士卒|general|soldier|guard|warrior/iu;

/** Their armor by the words that name their time, in both languages. */
const ARMOR: readonly (readonly [RegExp, string, string])[] = [
  [OLD, 'in ancient Chinese armor', '穿古代铠甲'],
  [/\b(?:roman|ancient rome|caesar|legion)\b|罗马/iu, 'in Roman armor', '穿罗马铠甲'],
  [/\b(?:medieval|middle ages|crusade)\b|中世纪|十字军/iu, 'in medieval armor', '穿中世纪铠甲'],
];

/** What somebody wears in such a story besides the looks that are told, as a prompt's words; undefined in other stories. */
export function oldClothes(
  story: string,
  { name, post, age, many, thing }: Person,
  looks: string | undefined,
  language: Language,
): string | undefined {
  if (MODERN.test(story)) return undefined;
  const soldier = age !== 'animal' && !many && !thing && SOLDIERS.test(`${post} ${name}`);
  const armed = soldier && ARMOR.find(([times]) => times.test(story));
  if (armed) return armed[language === 'zh' ? 2 : 1];
  if (!OLD.test(story)) return undefined;
  if (age === 'animal' || many || thing || OWN.test(`${post} ${name}`)) return undefined;
  const dark = age !== 'old' && !looks;
  return language === 'zh'
    ? `${dark ? '黑发，' : ''}穿古装`
    : `${dark ? 'with black hair, ' : ''}in a long robe`;
}
