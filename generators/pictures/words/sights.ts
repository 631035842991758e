/** Sights of the world by their names. */
import type { FigureMeaning } from './figure-meaning.ts';
import type { Row } from './row.ts';

export const sightRows: readonly Row<FigureMeaning>[] = [
  { means: { figure: 'pyramid' }, words: 'pyramid 金字塔' },
  { means: { figure: 'eiffelTower' }, words: 'eiffel_tower 埃菲尔铁塔' },
  {
    means: { figure: 'greatWall' },
    words: 'great_wall great_wall_of_china chinese_wall 长城 万里长城 八达岭 八达岭长城',
  },
  {
    means: { figure: 'palaceGate' },
    words:
      'forbidden_city palace_museum imperial_palace tiananmen tiananmen_gate tiananmen_square 故宫 紫禁城 天安门 天安门广场 太和殿 午门',
  },
  { means: { figure: 'templeOfHeaven' }, words: 'temple_of_heaven 天坛 祈年殿' },
  { means: { figure: 'pearlTower' }, words: 'oriental_pearl_tower oriental_pearl 东方明珠 东方明珠塔' },
  { means: { figure: 'bigBen' }, words: 'big_ben elizabeth_tower 大本钟 伊丽莎白塔' },
  {
    means: { figure: 'libertyStatue' },
    words: 'statue_of_liberty liberty_statue 自由女神像 自由女神',
  },
  { means: { figure: 'operaHouse' }, words: 'sydney_opera_house 悉尼歌剧院' },
  {
    means: { figure: 'hangingBridge' },
    words:
      'golden_gate_bridge suspension_bridge brooklyn_bridge hanging_bridge 金门大桥 悬索桥 布鲁克林大桥 跨海大桥',
  },
  { means: { figure: 'tajMahal' }, words: 'taj_mahal 泰姬陵' },
  { means: { figure: 'colosseum' }, words: 'colosseum coliseum 斗兽场 罗马斗兽场' },
  {
    means: { figure: 'leaningTower' },
    words: 'leaning_tower leaning_tower_of_pisa tower_of_pisa 比萨斜塔',
  },
  { means: { figure: 'stonehenge' }, words: 'stonehenge 巨石阵' },
  { means: { figure: 'snowPeak' }, words: 'mount_fuji mt._fuji mt_fuji fujiyama 富士山' },
  {
    means: { figure: 'greatWave' },
    words:
      'giant_wave huge_wave great_wave enormous_wave towering_wave tidal_wave tsunami giant_waves huge_waves towering_waves enormous_waves great_wave_off_kanagawa 巨浪 滔天巨浪 海啸 神奈川冲浪里',
  },
  { means: { figure: 'igloo' }, words: 'igloo snow_house 冰屋 雪屋 雪房子' },
];
