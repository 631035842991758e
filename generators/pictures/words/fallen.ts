/** Trees that lie: a fallen tree, 一棵倒下的大树, "the oak has fallen across the road". */

/** Before the noun. */
const FALLEN =
  /(?:\b(?:fallen|uprooted|felled|toppled) (?:[a-z]+ )?|(?:倒下|倒了|倒掉|倒伏|倒在[^，。,.]{1,4}|横倒|吹倒|砍倒|连根拔起)了?的[^，。,.]{0,3})$/u;
/** After it. */
const FALLS =
  /^s? (?:(?:has|have|had) (?:just )?)?(?:fall(?:s|en|ing)?|fell|lies|lay|lying|toppl(?:es|ed)) (?:down|over|across|on(?:to)?|in (?:the|a) (?:road|street|way|path))\b|^(?:被[^，。,.]{0,5})?(?:倒(?!影|映|挂|着水)|横[在倒卧])/u;

/** Whether the tree that a text names lies on the ground. @param text lower case */
export const isFallen = (text: string, { start, end }: { start: number; end: number }): boolean =>
  FALLEN.test(text.slice(0, start)) || FALLS.test(text.slice(end));
