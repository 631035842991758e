import type { CallOutput } from '../../src/api/call.ts';
import type { imagine } from '../../src/api/draw.ts';
import type { Deps } from '../deps.ts';
import { keyOfAddress } from '../media/media-address.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { type BuiltInStyle, builtInAt, styleImage } from './built-in-styles.ts';
import type { PlannedDraw } from './draw-plan.ts';
import { ownStyleOf } from './own-styles.ts';
import { lookOf, type StyleLook } from './styles.ts';

/** Adds a style's words and look to the model's input. The record keeps the prompt as typed. */
export function inStyle(planned: PlannedDraw, { words, style }: StyleLook): PlannedDraw {
  if (planned.plan.kind !== 'generate') return planned;
  const prompt = [planned.plan.prompt, words].filter(Boolean).join(', ');
  const chosen = planned.plan.style === 'auto' ? style : planned.plan.style;
  return { ...planned, plan: { ...planned.plan, prompt, style: chosen } };
}

type Input = CallOutput<typeof imagine>;

/** The style that a drawing's style picture stands for. */
interface StyleSent {
  look: StyleLook;
  /** Set if the style is built in: its picture is not a file of the member's, and not used as a reference. */
  builtIn: BuiltInStyle | null;
}

/** The style shown in the first family's `sref` (DRAW-53): built in or the member's own; null for any other picture. */
export async function styleSent({ db }: Deps, context: Context, input: Input): Promise<StyleSent | null> {
  const address = input.tool_name === 'mj' ? input.options.sref : undefined;
  if (!address) return null;
  const builtIn = builtInAt(address);
  if (builtIn) return { look: lookOf(builtIn), builtIn };
  const key = keyOfAddress(address, context.host);
  const own = key ? await ownStyleOf(db, memberOf(context).userId, key) : undefined;
  return own ? { look: lookOf(own), builtIn: null } : null;
}

/** The input without the picture of a built-in style. */
export function withoutStyle(input: Input, sent: StyleSent | null): Input {
  if (input.tool_name !== 'mj' || !sent?.builtIn) return input;
  const { sref: _, ...options } = input.options;
  return { ...input, options };
}

/** Applies the style to a drawing, and stores it in the record so that it can be selected again. */
export function withStyle(planned: PlannedDraw, sent: StyleSent | null): PlannedDraw {
  if (!sent) return planned;
  const styled = inStyle(planned, sent.look);
  return sent.builtIn
    ? { ...styled, options: { ...styled.options, sref: styleImage(sent.builtIn) } }
    : styled;
}
