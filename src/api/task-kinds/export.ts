import { EXPORT_STEP, searchExport, startExport } from '../exports.ts';
import { poll, SECOND, submit, type TaskKindRow, type Tracked } from '../task-kind.ts';
import { finishedFilmAt } from './film-places.ts';

const place = ({ id }: Tracked): string => finishedFilmAt(id);

/** A finished film. */
export const EXPORT: TaskKindRow = {
  submits: [submit(startExport, ({ tasks_id }) => [tasks_id])],
  lane: (_, id) => `export:${id}`,
  poll: poll(searchExport, {
    batch: 1,
    input: ([id = '']) => ({ tasks_id: id }),
    results: ({ step, ...result }, [id = '']) => [{ id, state: step, result: { step, ...result } }],
  }),
  interval: 10 * SECOND,
  states: { done: [EXPORT_STEP.done], failed: [EXPORT_STEP.failed], expired: [] },
  starts: 0,
  refusal: 'unknown',
  recurs: false,
  place,
  keeps: true,
  actions: [
    { name: 'watch', place },
    // opens the form, so that one click on a notification publishes nothing
    { name: 'publish', place: ({ id }) => finishedFilmAt(id, 'publish') },
  ],
  words: {
    en: {
      name: 'Finished films',
      one: 'Film',
      done: 'Your film is ready',
      failed: 'The film could not be made',
    },
    zh: { name: '成片', one: '影片', done: '影片做好了', failed: '影片没有做成' },
  },
  icon: 'film',
  landsIn: 'dialog',
  standsFor: [],
};
