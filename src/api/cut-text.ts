/**
 * A text at its limit, counted as fields and the studio count.
 * @returns at most that many characters; an emoji at the end is left out rather than halved, which the studio would refuse
 */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\p{Surrogate}$/u, '');
