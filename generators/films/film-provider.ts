import { requireFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { BUILT_IN_ENGINE } from '../name.ts';
import { assembleFilm } from './assemble.ts';
import type { FilmOrder, FilmProvider } from './films.ts';
import { planFilm } from './plan.ts';

const planOf = ({ shots, ...options }: FilmOrder) => planFilm(shots, options);

/** Films are joined on this machine, whoever made their parts. */
export const createFilms = (): FilmProvider => ({
  name: BUILT_IN_ENGINE,
  ready: requireFfmpeg,
  secondsOf: (order) => planOf(order).seconds,
  make: (order, options) => assembleFilm(planOf(order), options),
});
