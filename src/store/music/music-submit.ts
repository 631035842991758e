import type { CallAnswer } from '../../api/call.ts';
import { createMusic, type MusicTask } from '../../api/music.ts';
import type { UserPoints } from '../../api/points.ts';
import { createSubmit } from '../tasks/create-submit.ts';
import type { Submitted } from '../tasks/submit-task.ts';
import type { MusicForm } from './music-form.ts';
import { musicRequest, promptOf } from './music-request.ts';
import { addSong, songs } from './songs.ts';

/** The Generate button. */
const generate = createSubmit('music');
/** Its state, shown above it. */
export const making = generate.progress;

/** Points for a form: Suno's from the member's payload, null while unknown; Mureka states none (POINTS-09, MUSIC-34). */
export const musicCost = (
  { tool }: Pick<MusicForm, 'tool'>,
  points: Pick<UserPoints, 'suno_points'> | null,
): number | null | undefined => (tool === 'suno' ? (points?.suno_points ?? null) : undefined);

/** A task that has just begun: state 4 until its first poll (MUSIC-33). */
export function newSong(
  { music_id, id, ...extras }: CallAnswer<typeof createMusic>,
  input: ReturnType<typeof musicRequest>,
  { reference }: Pick<MusicForm, 'reference'>,
): MusicTask {
  const suno = input.tool_name === 'suno';
  return {
    ...extras,
    ...(id === undefined ? {} : { id }),
    music_id,
    state: 4,
    cmd: '',
    works: [],
    options: JSON.stringify(input),
    api_name: input.api_name,
    tool_name: input.tool_name,
    make_instrumental: input.make_instrumental,
    custom_mode: suno ? input.custom_mode : 0,
    title: suno ? (input.title ?? '') : '',
    tags: suno ? (input.tags ?? '') : '',
    prompt: input.prompt ?? '',
    lyrics: suno ? '' : (input.lyrics ?? ''),
    input_method: '',
    reference_task_id: input.reference_task_id ?? '',
    ...(input.reference_task_id && reference?.heard ? { heard: reference.heard } : {}),
    update_time: '',
    created_at: extras.created_at ?? new Date().toISOString(),
    starred: 0,
  };
}

/**
 * Submits a form and puts its songs at the top of the list (MUSIC-08).
 * @param cost points, as shown on the button
 * @throws ApiError when the server refuses: nothing was charged
 */
export async function submitMusic(
  form: MusicForm,
  cost: number | null | undefined,
): Promise<Submitted<unknown>['status']> {
  const input = musicRequest(form);
  const { status } = await generate.send(createMusic, input, {
    context: { prompt: promptOf(form), tool: input.tool_name, cost: cost ?? null },
    reload: songs.load,
    onAccepted: (answer) => addSong(newSong(answer, input, form)),
  });
  return status;
}
