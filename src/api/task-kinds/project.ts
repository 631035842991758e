import { checkProjects, createProject, PROJECT_STATUS, regenerateProject } from '../projects.ts';
import { poll, SECOND, submit, type TaskKindRow } from '../task-kind.ts';
import { filmAt, projectId } from './film-places.ts';

/** Writing a film’s script. Tracked by its project; can start again. */
export const PROJECT: TaskKindRow = {
  submits: [
    submit(createProject, ({ script_id, async_status }) =>
      async_status === PROJECT_STATUS.ready ? [] : [script_id.toString()],
    ),
    submit(regenerateProject, (_, context) => projectId(context)),
  ],
  lane: () => 'project',
  poll: poll(checkProjects, {
    input: (ids) => ({ script_ids: ids.map(Number) }),
    results: (answer) => Object.entries(answer).map(([id, state]) => ({ id, state, result: {} })),
  }),
  interval: 3 * SECOND,
  states: { done: [PROJECT_STATUS.ready], failed: [PROJECT_STATUS.failed], expired: [] },
  starts: 1,
  refusal: 'retry',
  recurs: true,
  place: ({ id }) => filmAt(id),
  keeps: false,
  actions: [],
  words: {
    en: {
      name: 'Scripts',
      one: 'Script',
      done: 'Your script is ready',
      failed: 'The script could not be written',
    },
    zh: { name: '剧本', one: '剧本', done: '剧本写好了', failed: '剧本没有写成' },
  },
  icon: 'script',
  landsIn: 'page',
  standsFor: [],
};
