/** Arranges an advertisement: hook, problem, product, benefit, call to action. */
import type { Product } from './product.ts';
import { sentences } from './segment.ts';
import type { Language } from './words.ts';

const PARTS = ['hook', 'problem', 'product', 'benefit', 'call'] as const;
export type AdvertPart = (typeof PARTS)[number];

const CALL =
  /立即|马上|赶快|赶紧|扫码|下单|购买|抢购|预约|关注|来试试|即刻|现在就|点击|\b(?:buy|order|try|download|visit|book|call|subscribe|sign up|join|get yours|today only|start now|scan|come)\b/iu;
const PROBLEM =
  /烦恼|困扰|麻烦|太累|疲惫|难以|总是|没时间|来不及|担心|讨厌|痛点|失眠|忘记|苦恼|乱糟糟|\b(?:tired|problem|hard to|struggle|never enough|always|too busy|no time|worry|annoying|hate|messy|forget|waste|lonely|noisy)\b/iu;
const BENEFIT =
  /只需|轻松|帮你|让你|节省|更快|更好|一键|持久|健康|新鲜|舒适|智能|免费|\b(?:so you|helps?|saves?|easy|easily|faster|better|lasts?|fresh|comfortable|smart|free|only takes|keeps?|makes?|with just|never again)\b/iu;

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

/** With fewer sentences a text is no advertisement yet: what it lacks is added. */
const WHOLE = 3;

interface Told {
  sentence: string;
  part: AdvertPart;
}

/** Whether somebody wrote it in an order: nothing comes after the call to act but what belongs to it. */
const isInOrder = (told: readonly Told[]): boolean => {
  const call = told.findIndex(({ part }) => part === 'call');
  const after = call < 0 ? [] : told.slice(call);
  return told.length >= WHOLE && after.every(({ part }) => part === 'call' || part === 'product');
};

/**
 * An advertisement's sentences, a paragraph each: in their own order if that leads to the call to act, else hook, problem, product,
 * benefit and call, those of a part in their own order.
 */
export function arrangeAdvert(
  text: string,
  product: Product | null,
  language: Language,
): { text: string; parts: AdvertPart[] } {
  const name = product?.name ?? (language === 'zh' ? '产品' : 'The product');
  const told = text
    .split(/\n+/)
    .flatMap(sentences)
    .map((sentence, index, all): Told => {
      // unclear sentences are a benefit after the product was named, and a hook before
      const shown = product !== null && all.slice(0, index).some((earlier) => earlier.includes(product.name));
      const part = partOf(sentence, product?.name ?? null) ?? (shown ? 'benefit' : 'hook');
      // "students forget it in the library, and it waits": once it is known, it is no trouble
      return { sentence, part: shown && part === 'problem' ? 'benefit' : part };
    });
  const arranged = isInOrder(told) ? told : inParts(told, name, language);
  return {
    text: arranged.map(({ sentence }) => sentence).join('\n'),
    parts: arranged.map(({ part }) => part),
  };
}

function inParts(told: readonly Told[], name: string, language: Language): Told[] {
  const has = (part: AdvertPart) => told.some((one) => one.part === part);
  return PARTS.flatMap((part): Told[] => {
    const own = told.filter((one) => one.part === part);
    if (own.length > 0) return own;
    // a problem serves as a hook
    if (told.length >= WHOLE || (part === 'hook' && has('problem'))) return [];
    const sentence = standIn(part, name, language);
    return sentence ? [{ sentence, part }] : [];
  });
}
