import { plural, t } from '@lingui/core/macro';

export const pointsWords = (points: number): string => plural(points, { one: '# point', other: '# points' });

/** A cost as menus and lists of choices say it. @param cost in points; null while unknown */
export const costWords = (cost: number | null): string =>
  cost === null ? t`price unknown` : pointsWords(cost);
