/** Creates projects and rewrites scripts. */
import type { CallOutput } from '../../../src/api/call.ts';
import {
  CREATION,
  createProject as createProjectCall,
  PROJECT_LIMITS,
  PROJECT_STATUS,
  regenerateProject as regenerateProjectCall,
} from '../../../src/api/projects.ts';
import { storyProblem } from '../../../src/api/story.ts';
import { dayIn } from '../../clock.ts';
import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { chosenStyle } from '../../draw/styles.ts';
import type { Context } from '../../rpc/context.ts';
import { messageText } from '../../rpc/messages.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { hashOf } from '../../secrets.ts';
import { submitPaid } from '../../tasks/submit-paid.ts';
import type { TaskRequest } from '../../tasks/tasks.ts';
import { insertLine } from '../script/lines.ts';
import { SCRIPT } from '../script/script-kind.ts';
import { joinRoles } from '../script/script-writing.ts';
import { rolesOfFile } from '../script-files/describe-roles.ts';
import { saveNotes } from '../script-files/file-notes.ts';
import type { ScriptFile, TableFile } from '../script-files/read-script.ts';
import { readUpload } from '../script-files/read-upload.ts';
import { withSpeakers } from '../script-files/speakers.ts';
import { requireFewProjects } from './most-projects.ts';
import { addProject, isWriting, lockProject, requireStory, writingStatus } from './projects.ts';

type Input = CallOutput<typeof createProjectCall>;

/** Creates a project once per idempotency key. With a story, the task that writes the script is queued in the same transaction (PROJ-30). */
export const createProject = async (deps: Deps, context: Context, input: Input) =>
  submitPaid(deps, context, createProjectCall, await named(input), async (userId) => {
    const styleKey = await chosenStyle(deps.db, userId, input.style_name);
    const file =
      input.generate_method === CREATION.file ? await readUpload(deps, userId, input.script) : null;
    const plan = { ...planned(input, context, file), styleKey };
    return async ({ client, charge }) => {
      const projectId = await addProject(client, { ...plan, userId });
      await requireFewProjects(client, userId, deps.config.mostProjects);
      if (file) await saveNotes(client, projectId, file.notes);
      if (file?.kind === 'lines') await addLines(client, projectId, file);
      else if (file) await joinRoles(client, projectId, file.roles);
      if (plan.content === '') return { script_id: projectId, async_status: PROJECT_STATUS.ready };
      await charge(SCRIPT, writing(deps, projectId, plan.name), writeAgain(projectId));
      return { script_id: projectId, async_status: PROJECT_STATUS.waiting };
    };
  });

/** The input with the file replaced by its hash, since the same key with a different file is a different request. */
const named = async ({ script, ...input }: Input) => ({
  ...input,
  ...(script ? { script: hashOf(Buffer.from(await script.arrayBuffer()).toString('base64')) } : {}),
});

/** Adds the lines of a table unchanged, and their characters as roles. */
async function addLines(
  client: Queries,
  projectId: number,
  { lines: written, roles }: TableFile,
): Promise<void> {
  const lines = withSpeakers(
    written,
    roles.map(({ name }) => name),
    { guess: true },
  );
  for (const [position, line] of lines.entries()) await insertLine(client, projectId, position, line);
  await joinRoles(client, projectId, rolesOfFile(lines, roles, { speakers: true }));
}

const writing = ({ models }: Deps, projectId: number, name: string) => ({
  projectId,
  name,
  provider: models.find('text').name,
});

/** Also the stored request of a new project's task: repeating it rewrites the script instead of creating a second project. */
const writeAgain = (projectId: number): TaskRequest => ({
  path: regenerateProjectCall.path,
  input: { script_id: projectId },
});

/** @throws Refusal for a story of the wrong length */
function planned(input: Input, { language, timeZone }: Context, file: ScriptFile | null) {
  const { generate_method: method, text_type, width_height } = input;
  const content = method === CREATION.story ? storyOf(input.content) : file?.kind === 'text' ? file.text : '';
  const given = input.name.trim();
  const name = given || messageText('projectName', language, { date: dayIn(timeZone, new Date()) });
  const autoNamed = content !== '' && (given === '' || input.auto_name === 1);
  return { name, autoNamed, method, textType: text_type, ratio: width_height, content };
}

/** A story without what surrounds it. @throws Refusal if it is too short or too long (decisions A-21), or has too few words */
export function storyOf(content: string): string {
  const { storyMin: min, storyMax: max } = PROJECT_LIMITS;
  const problem = storyProblem(content);
  if (problem === 'length') throw new Refusal(400, 'storyLength', { fill: { min, max } });
  if (problem === 'words') throw new Refusal(400, 'storyWithoutWords');
  return content.trim();
}

/**
 * Queues rewriting a script. The old lines stay until the new ones are written (SCRIPT-05). While a script is being written,
 * another request only returns that status.
 */
export const regenerateProject = (deps: Deps, context: Context, script_id: number) =>
  submitPaid(
    deps,
    context,
    regenerateProjectCall,
    { script_id },
    async (userId) =>
      async ({ client, charge }) => {
        const project = await lockProject(client, userId, script_id);
        requireStory(project);
        if (isWriting(project)) return { async_status: writingStatus(project) };
        await charge(SCRIPT, writing(deps, script_id, project.name));
        return { async_status: PROJECT_STATUS.waiting };
      },
  );
