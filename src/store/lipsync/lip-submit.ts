/** The Generate button of both tabs. */
import type { CallInput } from '../../api/call.ts';
import { createDigitalHuman, createLipSync, LIP_SYNC_TOOLS } from '../../api/lipsync.ts';
import { dayOfTime } from '../history-query.ts';
import { AddressEnded, base64Of } from '../speech/spoken.ts';
import { createSubmit } from '../tasks/create-submit.ts';
import type { Submitted } from '../tasks/submit-task.ts';
import { consentField } from './consent.ts';
import type { LipForm } from './lip-form.ts';
import { promptOf, soundOf, talkRequest, textOf } from './lip-request.ts';
import { addLipSync, type LipSync, lipSyncs } from './lip-syncs.ts';
import { keepRefusal } from './refused-sound.ts';

const generate = createSubmit('lip-sync');
/** Its state, shown above the button. */
export const making = generate.progress;

/** A result that has just begun. */
function newLipSync(
  task_id: string,
  { tool, options, cost }: { tool: string; options: object; cost: number | null },
): LipSync {
  const created_at = new Date().toISOString();
  return {
    task_id,
    status_code: 0,
    video_url: '',
    poster_url: '',
    options: JSON.stringify(options),
    tool_name: tool,
    created_at,
    starred: 0,
    date: dayOfTime(Date.parse(created_at)),
    ...(cost === null ? {} : { points_charged: cost }),
  };
}

type Status = Submitted<unknown>['status'];

/** Submits a form that lacks nothing. @param cost points, as shown on the button @throws ApiError when the server refuses: nothing was charged */
export async function submitLip(form: LipForm, cost: number): Promise<Status> {
  try {
    return await (form.tab === 'lipsync' ? submitTalk(form, cost) : submitDub(form, cost));
  } catch (error) {
    keepRefusal(form, error);
    throw error;
  }
}

async function submitTalk(form: LipForm, cost: number): Promise<Status> {
  const asked = talkRequest(form);
  if (!asked) throw new Error('The form is not complete.');
  const input = { ...asked, ...consentField() };
  const tool = LIP_SYNC_TOOLS[input.type];
  const { status } = await generate.send(createLipSync, input, {
    context: { prompt: promptOf(form), tool, cost },
    reload: lipSyncs.load,
    onAccepted: (taskId) => addLipSync(newLipSync(taskId, { tool, options: input, cost })),
  });
  return status;
}

async function submitDub(form: LipForm, cost: number): Promise<Status> {
  const sound = soundOf(form);
  const { clip } = form;
  if (!sound || !clip) throw new Error('The form is not complete.');
  const facts = { head_url: clip.url, audio_duration: sound.seconds, audio_text: textOf(form) };
  const input: CallInput<typeof createDigitalHuman> = {
    ...facts,
    audio_base64: '',
    ...(clip.face ? { face: clip.face.place } : {}),
    ...consentField(),
  };
  const tool = LIP_SYNC_TOOLS.digitalHuman;
  const size = clip.width > 0 ? { width: clip.width, height: clip.height } : {};
  const options = { ...facts, audio_url: sound.url };
  const { status } = await generate.send(createDigitalHuman, input, {
    context: { prompt: promptOf(form), tool, cost },
    // while the button is busy: a press meanwhile would be a second submit
    before: async () => {
      try {
        input.audio_base64 = await base64Of(sound);
      } catch (error) {
        if (!(error instanceof AddressEnded)) throw error;
        // a form that was left for days: its sound is still the studio's
        input.audio_url = sound.url;
      }
    },
    reload: lipSyncs.load,
    onAccepted: (taskId) => addLipSync({ ...newLipSync(taskId, { tool, options, cost }), ...size }),
  });
  return status;
}
