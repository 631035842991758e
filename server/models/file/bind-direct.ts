/** Models of rows for work that members wait for: the service answers with the result itself. */
import { clausesOf } from '../../../generators/speech/clauses.ts';
import {
  NothingToSpeak,
  type SpeechRequest,
  UnknownVoice,
  VoiceFailed,
} from '../../../generators/speech/speech.ts';
import { UnrecoverableError } from '../../tasks/unrecoverable-error.ts';
import type { Media } from '../media.ts';
import type { AnyModel, Direct } from '../model.ts';
import { askAgain } from '../net/ask-again.ts';
import { call, requireBegun } from '../net/call.ts';
import { createOpenAiDescriptions } from '../openai/descriptions.ts';
import { createOpenAiExpansions } from '../openai/expansions.ts';
import { createOpenAiLyrics } from '../openai/lyrics.ts';
import { createOpenAiStories } from '../openai/stories.ts';
import { createOpenAiTexts } from '../openai/texts.ts';
import { isUnbegun, ServiceLocked, ServiceLockedLater, ServiceRefused } from '../remote/faults.ts';
import { speechFrom } from '../results/speech.ts';
import { type BindTools, modelOf } from './bind.ts';
import { lineOf } from './line.ts';
import { fill } from './placeholders.ts';
import type { BoundRow } from './read-file.ts';
import { speechValues } from './values.ts';

/** Maximum characters per speech request of the OpenAI API. */
const MOST_CHARACTERS = 4096;

/** Milliseconds before the second and third try of a service that is busy: a member may be waiting. */
const PAUSES_MS = [1_000, 3_000];

/** Splits a text at clause boundaries. @param most characters per piece */
export function piecesOf(text: string, most = MOST_CHARACTERS): string[] {
  if (text.length <= most) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const clause of clausesOf(text)) {
    const spoken = clause.text.slice(0, most);
    if (piece && piece.length + spoken.length + 1 > most) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece ? `${piece} ${spoken}` : spoken;
  }
  return piece ? [...pieces, piece] : pieces;
}

/** Chat options of a row. */
function chatOf(bound: BoundRow, env: BindTools['env']) {
  const { connection, row } = lineOf(bound, env);
  return { connection, model: row.target ?? '' };
}

/** The operator's cost of a use, with its daily limits. */
const costsOf = ({ row, service }: BoundRow, { memberUsdPerDay: member }: BindTools) => ({
  service: service.name,
  usd: row.usd,
  usdPerDay: { row: row.usdPerDay ?? null, service: service.usdPerDay ?? null, member },
});

function speaker(bound: BoundRow, tools: BindTools): Direct<'speech'>['make'] {
  const { row } = bound;
  const line = lineOf(bound, tools.env);
  return async (request: SpeechRequest, { signal }) => {
    if (!row.voices?.some(({ id }) => id === request.voice))
      throw new UnknownVoice(`There is no voice ${request.voice}.`);
    if (clausesOf(request.text).length === 0) throw new NothingToSpeak('The text has no word in it.');
    const parts: Uint8Array[] = [];
    for (const text of piecesOf(request.text)) {
      const values = { ...speechValues(request), text, model: row.target };
      const filled = await fill(row.input, values, async (file) => file);
      const json = { model: row.target, ...(filled as object) };
      const patience = row.timeout * 1000;
      const calling = { json, signal, patience, busySeconds: 0 };
      const ask = async () => requireBegun(await call(line.connection, row.path ?? '', calling)).body;
      const spoken = await askAgain(ask, { pauses: PAUSES_MS, signal, mayHelp: isUnbegun }).catch(
        (error: unknown) => {
          // what was spoken before is billed, so the use counts
          if (parts.length > 0 && isUnbegun(error)) throw new VoiceFailed(String(error));
          if (parts.length > 0 && error instanceof ServiceRefused)
            throw new UnrecoverableError(`A later part of the text: ${error.messageKey}.`, error.messageKey);
          if (parts.length > 0 && error instanceof ServiceLocked) throw new ServiceLockedLater(error.message);
          throw error;
        },
      );
      parts.push(spoken);
    }
    return speechFrom(tools.probe, parts, { text: request.text, volume: request.volume, signal });
  };
}

/** The model of a row for a medium that members wait for; null for other media. */
export function bindDirect(bound: BoundRow, medium: keyof Media, tools: BindTools): AnyModel | null {
  const costs = costsOf(bound, tools);
  const chat = chatOf(bound, tools.env);
  const { voices = [] } = bound.row;
  switch (medium) {
    case 'speech':
      return modelOf(bound, medium, { runs: 'direct', make: speaker(bound, tools), costs }, { voices });
    case 'text': {
      const texts = createOpenAiTexts(chat);
      return modelOf(
        bound,
        medium,
        { runs: 'direct', make: (one, how) => texts.writeScript(one, how), costs },
        {},
      );
    }
    case 'story':
      return modelOf(bound, medium, { runs: 'direct', make: createOpenAiStories(chat), costs }, {});
    case 'expansion':
      return modelOf(bound, medium, { runs: 'direct', make: createOpenAiExpansions(chat), costs }, {});
    case 'description':
      return modelOf(bound, medium, { runs: 'direct', make: createOpenAiDescriptions(chat), costs }, {});
    case 'lyrics':
      return modelOf(bound, medium, { runs: 'direct', make: createOpenAiLyrics(chat), costs }, {});
    default:
      return null;
  }
}
