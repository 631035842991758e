import { useLingui } from '@lingui/react/macro';
import type { DrawView } from '../../store/draw/draw-view.ts';
import { shortName } from '../kit/short-name.ts';
import { toolWords } from '../kit/tool-words.ts';

/** What a record is called: its prompt, or what made it. */
export function useRecordName(view: Pick<DrawView, 'prompt' | 'tool' | 'toolName'>): string {
  const { i18n } = useLingui();
  return shortName(view.prompt) || toolWords(view, i18n);
}
