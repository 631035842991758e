import { createMusic, getMusicTasks } from '../music.ts';
import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';

/** Songs. */
export const MUSIC: TaskKindRow = {
  submits: [submit(createMusic, ({ music_id }) => [music_id])],
  lane: () => 'music',
  poll: poll(getMusicTasks, {
    input: (ids) => ({ music_id: ids }),
    results: (answer) => answer.map(({ music_id, state, ...result }) => ({ id: music_id, state, result })),
  }),
  interval: 5 * SECOND,
  states: { done: [3], failed: [2], expired: [] },
  starts: 4,
  refusal: 'retry',
  recurs: false,
  place: () => '/music',
  keeps: false,
  actions: [],
  words: {
    en: { name: 'Songs', one: 'Song', done: 'Your song is ready', failed: 'Your song could not be made' },
    zh: { name: '音乐', one: '音乐', done: '音乐做好了', failed: '音乐没有做成' },
  },
  icon: 'music',
  landsIn: 'page',
  standsFor: [],
};
