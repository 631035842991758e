import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

/** People of tales, whom their clothes show. */
export const taleRows: readonly Row<FigureMeaning>[] = [
  {
    means: { figure: 'child', trait: 'boy', outfit: 'dwarf' },
    words: 'dwarf dwarfs dwarves gnome 小矮人 矮人',
  },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'royal' },
    words: 'elf_queen elven_queen elf_princess elven_princess fairy_queen 精灵女王 精灵公主',
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'royal' },
    words: 'elf_king elven_king elf_prince elven_prince 精灵王 精灵国王 精灵王子',
  },
  { means: { figure: 'person', outfit: 'elf' }, words: 'elf elves 精灵 小精灵 圣诞精灵' },
  {
    means: { figure: 'child', trait: 'girl', outfit: 'redHood' },
    words: 'little_red_riding_hood red_riding_hood 小红帽',
  },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'royal' },
    words:
      'cinderella sleeping_beauty snow_white_and_the snow_white_with_the snow_white_in_a snow_white_in_the snow_white_eats snow_white_sings snow_white_sleeps snow_white_dances 白雪公主 灰姑娘 睡美人',
  },
  {
    means: { figure: 'monkeyKing', outfit: 'monkeyKing' },
    words: 'monkey_king sun_wukong wukong 孙悟空 悟空 美猴王 齐天大圣 孙大圣 孙行者',
  },
  { means: { figure: 'pigsy' }, words: 'zhu_bajie pigsy 猪八戒 八戒 猪悟能' },
  {
    means: { figure: 'person', trait: 'man', outfit: 'holyMonk' },
    words: 'tang_monk tang_sanzang tripitaka 唐僧 唐三藏 三藏法师 唐长老',
  },
  {
    means: { figure: 'person', trait: 'man', outfit: 'sandMonk' },
    words: 'sha_wujing sandy_the_monk 沙僧 沙和尚 沙悟净',
  },
  {
    means: { figure: 'child', trait: 'boy', outfit: 'nezha' },
    words: 'nezha 哪吒 小哪吒',
  },
  {
    means: { figure: 'person', trait: 'woman', outfit: 'moonLady' },
    words: "chang'e chang’e 嫦娥 嫦娥奔月 嫦娥仙子 飞天 敦煌飞天 飞天仙女",
  },
  {
    means: { figure: 'child', trait: 'girl', outfit: 'matchGirl' },
    words: 'little_match_girl match_girl 卖火柴的小女孩 卖火柴的女孩',
  },
  { means: { figure: 'person', outfit: 'peasant' }, words: 'peasant' },
  // one word for two, as a parent and a child are
  { means: { figure: 'child', trait: 'boy', outfit: 'peasant' }, words: 'hansel_and_gretel 汉塞尔与格莱特' },
  { means: { figure: 'child', trait: 'girl', outfit: 'peasant' }, words: 'hansel_and_gretel 汉塞尔与格莱特' },
];
