import { expect, it } from 'vitest';
import { SHOTS } from '../../../generators/text/limits.ts';
import { write } from './write.ts';

const ZH = `腊月二十三，雪下得很大。老槐巷口的修鞋摊还亮着一盏灯。孙师傅把最后一只鞋底钉好，抬头看见一个女孩站在雪里，手里提着一双红色的舞鞋。
“师傅，还能修吗？”女孩问。
孙师傅接过鞋，翻来覆去看了很久。鞋尖磨穿了，缎带只剩半截，鞋底裂成两片。他摇摇头，说：“这鞋该扔了。”
女孩不说话。她今年十二岁，在少年宫学跳舞。后天就是比赛，这是妈妈留给她的鞋。孙师傅叹了口气，把炉子拨旺，让她坐下烤火。他从柜子最底层翻出一块红缎子。他戴上老花镜，穿针引线，手指粗得像树皮，动作却很轻。
夜深了，巷子里只剩下雪落的声音。女孩靠在墙边睡着了。孙师傅给她盖上自己的棉袄，继续一针一针地缝。墙上的老钟敲了十二下。天快亮的时候，鞋修好了。红缎子在灯下闪着光，像新的一样。女孩醒来，把脚伸进去，站起来踮了踮脚尖，忽然笑了。
“多少钱？”她问。
“不要钱。”孙师傅说。
她就在雪地里跳起来。雪花落在她的头发上，落在红舞鞋上。没有音乐，只有脚尖踩在雪上的声音。孙师傅看着看着，摘下眼镜擦了擦眼睛。
`;
const EN = `Martha stood at the window of her shop and watched the last bus crawl up the hill. She had not sold a book all day. The stove ticked. She reached for her coat, then stopped, because a boy was standing outside with his nose against the glass.
"We're closed," she called.
The boy did not move. His ears were red. He wore a jacket that was too small for him, and he held a parcel under one arm. Martha sighed and opened the door. The wind came in with him, and a handful of snow.
"Are you the lady who mends books?" he asked.
"I used to be," Martha said.
He put the parcel on the counter and unwrapped it slowly, layer after layer of newspaper, until an atlas lay between them. Its spine was broken. Martha turned a page. There were pencil lines from port to port, dates in the margins, little drawings of ships.
`;
/** Narration of a shot of about eight seconds. */
const FULL = { zh: 34, en: 21 } as const;

const lengthsIn = (story: string, told: RegExp, long: (words: string) => number) =>
  write(story)
    .lines.filter(({ dialogue }) => told.test(dialogue))
    .map(({ dialogue }) => long(dialogue.replace(/^[^：]+：/u, '')));
const spread = (all: readonly number[]) => {
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length) / mean;
};

it.each([
  ['Chinese', ZH.repeat(5).slice(0, 2000), /^旁白/u, (words: string) => [...words].length, FULL.zh],
  ['English', EN.repeat(6).slice(0, 5000), /^Narrator/u, (words: string) => words.split(' ').length, FULL.en],
])(
  'a long story in %s has shots of even length, none longer than one shot can tell',
  (_, story, told, long, most) => {
    const lengths = lengthsIn(story, told, long);
    expect(lengths.length).toBeGreaterThan(SHOTS.many);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most);
    expect(spread(lengths)).toBeLessThan(0.4);
  },
);

it('in a long story everybody says their own words, and nobody those of others', () => {
  const { lines } = write(ZH.repeat(9).slice(0, 3600));
  const said = lines.filter(({ dialogue }) => !dialogue.startsWith('旁白') && dialogue !== '');
  expect(new Set(said.map(({ dialogue }) => dialogue.replace(/^[^：]+：/u, '')))).toEqual(
    new Set(['师傅，还能修吗？', '这鞋该扔了。', '多少钱？', '不要钱。']),
  );
});
