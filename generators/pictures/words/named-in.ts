import type { Match } from './match.ts';
import type { Named } from './named.ts';
import type { Sense } from './senses.ts';

/** The things and activities that a word names, with their position. */
export const namedIn = ({ means, start, end }: Match<Sense[]>): Named[] =>
  means.flatMap((sense): Named[] => {
    if (sense.of === 'figure') {
      const { figure, trait, young, outfit } = sense.is;
      return [
        { figure, ...(trait && { trait }), ...(young && { young }), ...(outfit && { outfit }), start, end },
      ];
    }
    return sense.of === 'doing' ? [{ doing: sense.is, start, end }] : [];
  });
