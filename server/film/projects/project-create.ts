/** A new project, and a script written anew. */
import type { CallOutput } from '../../../src/api/call.ts';
import {
  CREATION,
  createProject as createProjectCall,
  PROJECT_LIMITS,
  PROJECT_STATUS,
  regenerateProject as regenerateProjectCall,
} from '../../../src/api/projects.ts';
import { dayIn, MINUTE } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { chosenStyle } from '../../draw/styles.ts';
import { type Context, memberOf } from '../../rpc/context.ts';
import { countUse } from '../../rpc/limits.ts';
import { say } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { QUEUES } from '../../tasks/queue.ts';
import { submitOnce } from '../../tasks/submits.ts';
import { queueWriting } from '../script/script-writing.ts';
import { addProject, isWriting, lockProject, requireStory, writingStatus } from './projects.ts';

type Input = CallOutput<typeof createProjectCall>;

/** Makes a project once for each idempotency key; from a story, its writing is queued in the same transaction (PROJ-30). */
export async function createProject(deps: Deps, context: Context, input: Input) {
  const { db, queue, texts } = deps;
  const { userId } = memberOf(context);
  await countSubmit(deps, userId);
  const submit = { userId, key: context.idempotencyKey, path: createProjectCall.path, input };
  const answer = await submitOnce(
    db,
    submit,
    async () => planned(input, context),
    async (client, plan) => {
      const projectId = await addProject(client, { ...plan, userId });
      if (plan.method === CREATION.story)
        await queueWriting(client, queue, texts, { userId, projectId, prompt: plan.name });
      const async_status = plan.method === CREATION.story ? PROJECT_STATUS.waiting : PROJECT_STATUS.ready;
      return { script_id: projectId, async_status };
    },
  );
  queue.wake(QUEUES.scripts);
  return answer;
}

/** @throws Refusal for a script file, a story of the wrong length, an unknown style */
function planned(input: Input, { language, timeZone }: Context) {
  const { generate_method: method, text_type, width_height, style_name } = input;
  if (method === CREATION.file) throw new Refusal(400, 'scriptFilesLater');
  const content = method === CREATION.blank ? '' : storyOf(input.content);
  const name = input.name.trim() || say('projectName', language, { date: dayIn(timeZone, new Date()) });
  const styleKey = chosenStyle(style_name)?.key ?? '';
  return { name, method, textType: text_type, ratio: width_height, styleKey, content };
}

/** @throws Refusal when it is too short or too long (decisions A-21), or nothing but marks */
function storyOf(content: string): string {
  const story = content.trim();
  const { storyMin: min, storyMax: max } = PROJECT_LIMITS;
  const { length } = [...story];
  if (length < min || length > max) throw new Refusal(400, 'storyLength', { fill: { min, max } });
  if (!/[\p{L}\p{N}]/u.test(story)) throw new Refusal(400, 'storyWithoutWords');
  return story;
}

/**
 * Queues the writing of a script anew; the old lines stay until the new ones are there (SCRIPT-05). While it is being written,
 * asking again only tells so.
 */
export async function regenerateProject(deps: Deps, context: Context, script_id: number) {
  const { db, queue, texts } = deps;
  const { userId } = memberOf(context);
  await countSubmit(deps, userId);
  const input = { script_id };
  const submit = { userId, key: context.idempotencyKey, path: regenerateProjectCall.path, input };
  const answer = await submitOnce(
    db,
    submit,
    async () => input,
    async (client) => {
      const project = await lockProject(client, userId, script_id);
      requireStory(project);
      if (isWriting(project)) return { async_status: writingStatus(project) };
      await queueWriting(client, queue, texts, { userId, projectId: script_id, prompt: project.name });
      return { async_status: PROJECT_STATUS.waiting };
    },
  );
  queue.wake(QUEUES.scripts);
  return answer;
}

/** A writing costs no points but work: it counts among the tasks a member may begin in a minute. */
const countSubmit = ({ db, config }: Deps, userId: number): Promise<void> =>
  countUse(db, { name: 'submit', max: config.submitsPerMinute, seconds: MINUTE }, String(userId));
