/** Descriptions of rows in the points log. */
import { drawToolName } from '../../src/api/draw-models.ts';
import { LIP_SYNC_TOOLS, platformNameOf } from '../../src/api/lipsync.ts';
import { musicToolOf } from '../../src/api/music-tools.ts';
import { CLIP_TOOLS, VIDEO_MODES } from '../../src/api/video-modes.ts';
import { isMessageKey, type Language, type MessageKey, messageText } from '../rpc/messages.ts';

/** Tools with translated names; the others have product names. */
const WORDS: Record<string, MessageKey> = {
  script: 'toolScript',
  speech: 'toolSpeech',
  expansion: 'toolExpansion',
  description: 'toolDescription',
  film: 'toolFilm',
  chaofen: 'toolUpscale',
  mmaudio: 'toolSoundEffect',
  fluxImage: 'toolFluxEdit',
  [LIP_SYNC_TOOLS.digitalHuman]: 'toolDigitalHuman',
  [CLIP_TOOLS.lipSync]: 'toolLipSync',
  [CLIP_TOOLS.klingLipSync]: 'toolKlingLipSync',
};

const drawing = drawToolName;
const song = (tool: string) => musicToolOf(tool)?.name;
const head = (tool: string) => platformNameOf(tool);
const clip = (tool: string) => VIDEO_MODES.find(({ value }) => value === tool)?.label;

/** A tool's display name; for an unknown tool its own name. */
function nameOf(tool: string, language: Language): string {
  const words = WORDS[tool];
  return words
    ? messageText(words, language)
    : (drawing(tool) ?? clip(tool) ?? song(tool) ?? head(tool) ?? tool);
}

/** The description of a task, e.g. `Drawing: Seedream`. */
function work(tool: string, language: Language): string {
  const name = nameOf(tool, language);
  // both pictures and clips are made in HD, and nothing stored says which it was
  if (drawing(tool) && tool !== CLIP_TOOLS.hd) return messageText('pointsDraw', language, { tool: name });
  if (song(tool)) return messageText('pointsSong', language, { tool: name });
  if (head(tool)) return messageText('pointsLipSync', language, { tool: name });
  return clip(tool) ? messageText('pointsClip', language, { tool: name }) : name;
}

/** Prefix of literal text, which is never read as a key. */
const WRITTEN = 'text:';

/** A description to be shown literally. @param text written by the operator */
export const writtenDescription = (text: string): string => `${WRITTEN}${text}`;

/**
 * The text of a row in the reader's language.
 * @param description as stored: `text:` and literal text, or a message key, optionally with `:` and a tool;
 * anything else is literal text of an older row
 */
export function describePoints(description: string, language: Language): string {
  if (description.startsWith(WRITTEN)) return description.slice(WRITTEN.length);
  const [key = '', tool = ''] = description.split(':');
  if (!key.startsWith('points') || !isMessageKey(key)) return description;
  return key === 'pointsDraw'
    ? work(tool, language)
    : messageText(key, language, { tool: nameOf(tool, language) });
}
