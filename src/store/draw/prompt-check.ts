/** What the built-in engine cannot draw of the prompt in the bar, asked at each pause in typing. */
import { proxy, subscribe } from 'valtio';
import type { CallInput } from '../../api/call.ts';
import { isNotOffered } from '../../api/errors.ts';
import { checkPrompt } from '../../api/prompt-check.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { browser } from '../browser.ts';
import { client } from '../client.ts';
import { drawForm, modelOf } from './draw-form.ts';
import { hasParameters, makerOf, parametersOf, sentReferences } from './drawing-settings.ts';
import { withoutFlags } from './flags.ts';

type Question = CallInput<typeof checkPrompt>;

/** Milliseconds without a change of the bar after which its prompt is checked. */
const PAUSE = 600;

/** Words of the prompt for things that cannot be drawn. */
export const promptCheck = proxy({ undrawn: [] as string[] });

let timer: ReturnType<typeof setTimeout> | undefined;
/** The question whose answer is shown or awaited. */
let asked = '';
let asking = false;
/** Whether the writer paused again while an answer was awaited. */
let again = false;
let offered = true;

onSignOut(() => {
  tell('', []);
  offered = true;
});

/** Checks the prompt whenever its writer pauses. @returns stops that, and forgets what was told */
export function watchPrompt(): () => void {
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), PAUSE);
  };
  const stops = [subscribe(drawForm, wait), subscribe(browser, wait)];
  wait();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
    tell('', []);
  };
}

async function check(): Promise<void> {
  again = asking;
  if (asking) return;
  const question = questionNow();
  const key = JSON.stringify(question);
  if (key === asked) return;
  // what was told of an older text must not stand beside another one
  if (!question || !browser.online || !offered) return tell('', []);
  asked = key;
  asking = true;
  const undrawn = await answerTo(question);
  asking = false;
  const isCurrent = asked === key && JSON.stringify(questionNow()) === key;
  tell(isCurrent ? key : '', isCurrent ? undrawn : promptCheck.undrawn);
  if (again) void check();
}

/** The answer; nothing if there is none, since nobody waits for it. */
async function answerTo(question: Question): Promise<string[]> {
  try {
    return (await client.send(checkPrompt, question)).undrawn;
  } catch (error) {
    if (isNotOffered(error)) offered = false;
    return [];
  }
}

function tell(about: string, undrawn: readonly string[]): void {
  asked = about;
  if (undrawn.join() !== promptCheck.undrawn.join()) promptCheck.undrawn = [...undrawn];
}

/** What there is to ask; null for an empty prompt, and for a model of a service. */
function questionNow(): Question | null {
  const prompt = withoutFlags(drawForm.prompt);
  if (!prompt || makerOf(drawForm)) return null;
  const { tool, model } = modelOf(drawForm.model);
  const edits = tool === 'flux' && sentReferences(drawForm).length > 0;
  const { no } = hasParameters(drawForm) ? parametersOf(drawForm) : {};
  return {
    tool_name: edits ? 'fluxImage' : tool,
    prompt,
    ...(model && { model_name: model }),
    ...(no && { no: String(no) }),
  };
}
