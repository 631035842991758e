import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { drawToolName } from '../../api/draw-models.ts';

/** Tools that are named after what they do. The others are product names, the same in every language. */
const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  chaofen: msg`HD upscale`,
  fluxImage: msg`Flux edit`,
  mmaudio: msg`Sound effect`,
  'digital-human': msg`Digital human`,
  lip_sync: msg`Lip sync`,
  kling_lipsync: msg`Lip sync: Kling`,
};

/** The names of a tool and its model in the reader's language. */
export function toolWords({ tool, toolName }: { tool: string; toolName: string }, i18n: I18n): string {
  const words = WORDS[tool];
  const name = drawToolName(tool) ?? tool;
  return words ? toolName.replace(name, i18n._(words)) : toolName;
}
