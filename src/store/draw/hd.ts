import { hdProblem } from '../../api/draw-hd.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { tasksOf } from '../tasks/task-index.ts';
import { draw } from './draw.ts';
import type { DrawnPicture } from './picture.ts';

/** The upscales started here, by the picture's file: the loaded list does not know them yet. */
const started = new Map<string, string>();
onSignOut(() => started.clear());

/** Addresses are signed anew each day; the file stays. */
const fileOf = (address: string): string => address.split('?')[0] ?? address;

/** Notes that an upscale of a picture has begun. */
export function noteUpscale(address: string, taskId: string): void {
  started.set(fileOf(address), taskId);
}

/** Whether an upscale from here is under way or done; one that failed or was deleted does not count. */
function isStarted(address: string): boolean {
  const id = started.get(fileOf(address));
  const record = id && draw.records.find(({ task_id }) => task_id === id);
  const final = tasksOf('draw').find((task) => task.id === id)?.final;
  return Boolean(record) && final !== 'failed' && final !== 'cancelled';
}

/** Why a picture cannot be upscaled, as far as the page knows; the server decides (LIMIT-06, LIMIT-07). */
export function upscaleProblem({ record, view, index, address }: DrawnPicture): 'again' | 'large' | null {
  if (record.tool_name === 'chaofen' || record.action_cmd.includes('UPSCALE') || isStarted(address))
    return 'again';
  const facts = view.files[index];
  return facts ? hdProblem(facts) : null;
}
