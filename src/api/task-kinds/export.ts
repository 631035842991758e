import { EXPORT_ACTION, EXPORT_STEP, handleExport, searchExport, startExport } from '../exports.ts';
import { ask, poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { storyboard } from './film-places.ts';

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
  place: storyboard,
  keeps: true,
  actions: [
    { name: 'watch' },
    {
      name: 'publish',
      send: ask(
        handleExport,
        ({ result: { works_id } }) =>
          typeof works_id === 'number' && works_id > 0 ? { type: EXPORT_ACTION.publish, works_id } : null,
        { published: 1 },
      ),
    },
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
