/** Arranges an advertisement: hook, problem, product, benefit, call to action. */
import { sentences } from './segment.ts';

type Language = 'en' | 'zh';
const PARTS = ['hook', 'problem', 'product', 'benefit', 'call'] as const;
export type AdvertPart = (typeof PARTS)[number];

const CALL =
  /立即|马上|赶快|赶紧|扫码|下单|购买|抢购|预约|关注|来试试|即刻|现在就|点击|\b(?:buy|order|try|download|visit|book|call|subscribe|sign up|join|get yours|today only|start now|scan|come)\b/iu;
const PROBLEM =
  /烦恼|困扰|麻烦|太累|疲惫|难以|总是|没时间|来不及|担心|讨厌|痛点|失眠|忘记|苦恼|乱糟糟|\b(?:tired|problem|hard to|struggle|never enough|always|too busy|no time|worry|annoying|hate|messy|forget|waste|lonely|noisy)\b/iu;
const BENEFIT =
  /只需|轻松|帮你|让你|节省|更快|更好|一键|持久|健康|新鲜|舒适|智能|免费|\b(?:so you|helps?|saves?|easy|easily|faster|better|lasts?|fresh|comfortable|smart|free|only takes|keeps?|makes?|with just|never again)\b/iu;

/** The product's name: a quoted or introduced name, else a capitalized one, else the noun after "this"; null if there is none. */
export function productOf(text: string, language: Language): string | null {
  const quoted = /[「《“"]([^」》”"]{1,20})[」》”"]/u.exec(text)?.[1];
  if (quoted && !/[。！？.!?，,]/u.test(quoted)) return quoted;
  const called =
    language === 'zh'
      ? /(?:名叫|名为|叫做|品牌|推出)([\p{Script=Han}\w]{2,8}?)(?=[，。、的是]|$)/u.exec(text)?.[1]
      : /\b(?:called|named|introducing|meet)\s+((?:the\s+)?[A-Z][\w-]*(?:\s[A-Z][\w-]*)?)/i.exec(text)?.[1];
  if (called) return called;
  const kind =
    language === 'zh'
      ? /(?:这款|这台|这个|这杯|这双|一款|一台|一杯|一双|一瓶|一支)([\p{Script=Han}]{2,8}?)(?=[，。、的是能让会]|$)/u.exec(
          text,
        )?.[1]
      : (/\b((?:[A-Z][a-z]+\s){1,3}(?!Street|Road|Avenue|Square|Lane|Park)[A-Z][a-z]+)\b/.exec(text)?.[1] ??
        /(?<!^)(?<![.!?]\s)\b([A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\b/.exec(text)?.[1] ??
        /\b(?:this|our|a|an)\s+((?:\w+\s){0,2}?(?:bottle|lamp|app|shoes?|coffee|tea|bag|watch|phone|bike|chair|bread|cake|camera|headphones|jacket|cream|shop|cafe|hotel|toy|book|blender|pillow|mattress|backpack|scooter|umbrella|pen))\b/i.exec(
          text,
        )?.[1]);
  return kind ?? null;
}

/** The part of an advertisement that a sentence is; null if unclear. */
function partOf(sentence: string, product: string | null): AdvertPart | null {
  if (CALL.test(sentence)) return 'call';
  if (product && sentence.includes(product) && !BENEFIT.test(sentence)) return 'product';
  if (BENEFIT.test(sentence)) return 'benefit';
  if (PROBLEM.test(sentence)) return 'problem';
  return product && sentence.includes(product) ? 'product' : null;
}

/** A sentence for a part that the text lacks. It makes no claims about the product. */
function standIn(part: AdvertPart, product: string, language: Language): string | null {
  const words: Record<AdvertPart, readonly [string, string] | null> = {
    hook: ['An ordinary day, about to change.', '平常的一天，即将不同。'],
    problem: ['Something is still missing.', '总觉得还少了点什么。'],
    product: [`${product} comes into the light.`, `${product}出现在光里。`],
    benefit: null,
    call: [`${product}. Try it for yourself.`, `${product}，亲自来试试。`],
  };
  return words[part]?.[language === 'zh' ? 1 : 0] ?? null;
}

/** Sorts a text's sentences into the order of an advertisement, a paragraph each; within a part they keep their order. */
export function arrangeAdvert(text: string, language: Language): { text: string; parts: AdvertPart[] } {
  const product = productOf(text, language);
  const name = product ?? (language === 'zh' ? '产品' : 'The product');
  const told = text
    .split(/\n+/)
    .flatMap(sentences)
    .map((sentence, index, all) => {
      // unclear sentences are a benefit after the product was named, and a hook before
      const shown = product !== null && all.slice(0, index).some((earlier) => earlier.includes(product));
      return { sentence, part: partOf(sentence, product) ?? (shown ? 'benefit' : 'hook') };
    });
  const has = (part: AdvertPart) => told.some((one) => one.part === part);
  const arranged = PARTS.flatMap((part) => {
    const own = told.filter((one) => one.part === part).map(({ sentence }) => sentence);
    if (own.length > 0) return own.map((sentence) => ({ sentence, part }));
    // a problem serves as a hook
    if (part === 'hook' && has('problem')) return [];
    const sentence = standIn(part, name, language);
    return sentence ? [{ sentence, part }] : [];
  });
  return {
    text: arranged.map(({ sentence }) => sentence).join('\n'),
    parts: arranged.map(({ part }) => part),
  };
}
