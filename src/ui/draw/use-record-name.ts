import { useLingui } from '@lingui/react/macro';
import type { DrawRecord } from '../../api/draw.ts';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { shortName } from '../kit/short-name.ts';
import { type Named, useOwnName } from '../kit/told-apart.tsx';
import { toolWords } from '../kit/tool-words.ts';

/** What a record is called at its buttons: its prompt, or what made it, and when if others are called alike. */
export function useRecordName(view: Pick<DrawView, 'id' | 'prompt' | 'tool' | 'toolName'>): string {
  const { i18n } = useLingui();
  return useOwnName(view.id, shortName(view.prompt) || toolWords(view, i18n));
}

/** The records of a list, to be told apart. */
export const namedRecords = (records: readonly DrawRecord[]): Named[] =>
  records.map(({ draw_id, message_input, tool_name, model_name, action_cmd, created_at, update_time }) => ({
    key: draw_id,
    name: shortName(message_input) || `${tool_name} ${model_name} ${action_cmd}`,
    at: Date.parse(created_at ?? update_time) || 0,
  }));
