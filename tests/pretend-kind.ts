import { getMusicTasks } from '../src/api/music.ts';
import { poll, SECOND, type TaskKind } from '../src/api/task-kind.ts';

/** A kind that the product does not have. What it takes is this row, a page at its place, and one object on the server. */
export const TUNE: TaskKind = {
  kind: 'tune',
  submits: [],
  lane: () => 'tune',
  poll: poll(getMusicTasks, {
    input: (ids) => ({ music_id: ids }),
    results: (answer) => answer.map(({ music_id, state, ...result }) => ({ id: music_id, state, result })),
  }),
  interval: 5 * SECOND,
  states: { done: [3], failed: [2], expired: [] },
  starts: 0,
  refusal: 'retry',
  recurs: false,
  place: ({ id }) => `/tunes?id=${id}`,
  keeps: false,
  actions: [],
  words: {
    en: { name: 'Tunes', one: 'Tune', done: 'Your tune is ready', failed: 'Your tune could not be made' },
    zh: { name: '曲调', one: '曲调', done: '曲调做好了', failed: '曲调没有做成' },
  },
  icon: 'music',
  landsIn: 'page',
  standsFor: [],
};
