/** The parts of a prompt that say what to leave out; 无 begins many words that leave out nothing: 无人机, 无数. */
import { withoutUnseen } from './unseen.ts';

const refusal =
  /(?:\b(?:no|without|not|except)\b\s+(?:an?\s+|any\s+)?|没有|不要|无(?!毛猫|人机|人驾驶|尾熊|边|数|敌|限|尽|声|聊|名|奈|助)|别有)([^,.;，。；、]*)/gu;

/** Separates what a lower-case prompt wants from what it refuses: "no …", "without …", 没有…, 不要… Indexes stay valid. */
export function withoutRefused(text: string): { wanted: string; refused: string[] } {
  const refused: string[] = [];
  const wanted = withoutUnseen(text).replace(refusal, (all, what: string) => {
    refused.push(what);
    return ','.padEnd(all.length);
  });
  return { wanted, refused };
}

/** Whether a place of a text, in any case, is in what it refuses: the wolf in 却没有看见狼. */
export const isRefused = (text: string, { start, end }: { start: number; end: number }): boolean =>
  [...text.toLowerCase().matchAll(refusal)].some(
    ({ index, 0: all }) => start >= index && end <= index + all.length,
  );
