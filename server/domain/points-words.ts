/** What the points log says of its rows. */
import { DRAW_TOOLS } from '../../src/api/draw-models.ts';
import { VIDEO_MODES } from '../../src/api/video-modes.ts';
import { isMessageKey, type Language, type MessageKey, say } from '../messages.ts';

/** Tools that are neither a drawing's nor a clip's. */
const OTHERS: Record<string, MessageKey> = { script: 'toolScript', speech: 'toolSpeech', film: 'toolFilm' };

/** What a task of a tool is, e.g. `Drawing: Seedream`; a tool that nobody knows is named as it is. */
function work(tool: string, language: Language): string {
  const drawn = DRAW_TOOLS.find(({ value }) => value === tool);
  if (drawn) return say('pointsDraw', language, { tool: drawn.name });
  const filmed = VIDEO_MODES.find(({ value }) => value === tool);
  if (filmed) return say('toolClip', language, { tool: filmed.label });
  const other = OTHERS[tool];
  return other ? say(other, language) : tool;
}

/**
 * The words of a row in the reader's language.
 * @param description as stored: a key of the message table, with an optional `:` and the tool; anything else is text as it is
 */
export function describePoints(description: string, language: Language): string {
  const [key = '', tool = ''] = description.split(':');
  if (!isMessageKey(key)) return description;
  return key === 'pointsDraw' ? work(tool, language) : say(key, language, { tool: work(tool, language) });
}
