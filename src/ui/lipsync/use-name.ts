import { useLingui } from '@lingui/react/macro';
import type { LipView } from '../../store/lipsync/lip-view.ts';

/** What a result is called: what it says, or that a recording speaks. */
export function useNameOf({ text }: Pick<LipView, 'text'>): string {
  const { t } = useLingui();
  return text || t`A recording`;
}

/** The tool in the reader's language. */
export function useToolName({ isDigitalHuman, platform, tool }: LipView): string {
  const { t } = useLingui();
  if (isDigitalHuman) return t`Digital human`;
  return platform === 'Jimeng' ? t`Jimeng` : platform || tool;
}
