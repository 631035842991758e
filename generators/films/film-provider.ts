import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { assembleFilm } from './assemble.ts';
import { drawCards, withCards } from './cards.ts';
import type { FilmOrder, FilmProvider } from './films.ts';
import { planFilm } from './plan.ts';

const planOf = ({ shots, cards, ...options }: FilmOrder, folder = '') =>
  planFilm(withCards(shots, cards, folder), options);

/** The film provider: films are always assembled on this machine, whatever made their parts. */
export const createFilms = (): FilmProvider => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  planOf: (order) => planOf(order),
  make: async (order, options) => {
    await drawCards(order, options.folder);
    return assembleFilm(planOf(order, options.folder), options);
  },
});
