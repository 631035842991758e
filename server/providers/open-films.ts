import { OWN_WORK } from '../draw/draw-submit.ts';
import { assembleFilm } from '../media/film/assemble.ts';
import { planFilm } from '../media/film/plan.ts';
import { requireFfmpeg } from '../media/find-ffmpeg.ts';
import type { FilmOrder, FilmProvider } from './films.ts';

const planOf = ({ shots, ...options }: FilmOrder) => planFilm(shots, options);

/** Films are joined on this machine, whoever made their parts. */
export const openFilms = (): FilmProvider => ({
  name: OWN_WORK,
  ready: requireFfmpeg,
  secondsOf: (order) => planOf(order).seconds,
  make: (order, options) => assembleFilm(planOf(order), options),
});
