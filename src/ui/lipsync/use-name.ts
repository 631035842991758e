import { useLingui } from '@lingui/react/macro';
import type { LipView } from '../../store/lipsync/lip-view.ts';

/** The name of a result: its text, or that a recording speaks. */
export function useNameOf({ text }: Pick<LipView, 'text'>): string {
  const { t } = useLingui();
  return text || t`A recording`;
}

/** The tool's name in the language of the interface. */
export function useToolName({ isDigitalHuman, platform, tool }: LipView): string {
  const { t } = useLingui();
  if (isDigitalHuman) return t`Digital human`;
  return platform === 'Jimeng' ? t`Jimeng` : platform || tool;
}
