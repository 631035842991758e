/** Instruments besides those of bands and orchestras, and who plays them. */
import type { Doing } from './doing.ts';
import type { FigureMeaning } from './figure-meaning.ts';
import type { Instrument } from './more-figure-names.ts';
import type { Row } from './row.ts';

export const instrumentRows: readonly Row<FigureMeaning>[] = [
  { means: { figure: 'flute' }, words: 'flute bamboo_flute wooden_flute 长笛 笛子 竹笛 箫 洞箫' },
  { means: { figure: 'trumpet' }, words: 'trumpet cornet bugle 小号' },
  { means: { figure: 'saxophone' }, words: 'saxophone sax 萨克斯 萨克斯管' },
  { means: { figure: 'accordion' }, words: 'accordion concertina 手风琴' },
  { means: { figure: 'pipa' }, words: 'pipa lute 琵琶' },
  { means: { figure: 'erhu' }, words: 'erhu 二胡' },
  { means: { figure: 'harp' }, words: 'harp 竖琴' },
  { means: { figure: 'guzheng' }, words: 'guzheng guqin zither koto 古筝 古琴' },
];

/** English verbs with the instrument, spelt out. */
const playing = (...names: readonly string[]): string =>
  names
    .flatMap((name) =>
      ['playing', 'plays', 'play'].flatMap((verb) => [
        `${verb}_${name}`,
        `${verb}_the_${name}`,
        `${verb}_a_${name}`,
      ]),
    )
    .join(' ');

const held = (to: Instrument, words: string): Row<Doing> => ({ means: { how: 'holds', to }, words });

export const instrumentDoings: readonly Row<Doing>[] = [
  held(
    'flute',
    `${playing('flute', 'bamboo_flute', 'wooden_flute')} flutist flautist flute_player 吹笛 吹笛子 吹着笛子 吹长笛 吹竹笛 吹箫`,
  ),
  held('trumpet', `${playing('trumpet')} trumpeter trumpet_player 吹小号 吹着小号 小号手`),
  held('saxophone', `${playing('saxophone', 'sax')} saxophonist 吹萨克斯 吹着萨克斯 萨克斯手`),
  held('accordion', `${playing('accordion')} accordionist 拉手风琴 拉着手风琴`),
  held('pipa', `${playing('pipa', 'lute')} 弹琵琶 弹着琵琶 弹奏琵琶`),
  held('erhu', `${playing('erhu')} 拉二胡 拉着二胡`),
  { means: { how: 'at', to: 'harp' }, words: `${playing('harp')} harpist 弹竖琴 弹着竖琴 弹奏竖琴` },
  {
    means: { how: 'at', to: 'guzheng' },
    words: `${playing('guzheng', 'guqin', 'zither', 'koto')} 弹古筝 弹着古筝 弹奏古筝 弹古琴 弹着古琴 抚琴 抚着古琴`,
  },
];
