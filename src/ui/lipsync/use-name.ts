import { useLingui } from '@lingui/react/macro';
import type { LipView } from '../../store/lipsync/lip-view.ts';
import { shortName } from '../kit/short-name.ts';
import { useOwnName } from '../kit/told-apart.tsx';

/** The name of a result: its text, or that a recording speaks. */
export function useNameOf({ text }: Pick<LipView, 'text'>): string {
  const { t } = useLingui();
  return text || t`A recording`;
}

/** The short name of a result of a list at its buttons, where others may say the same. */
export const useOwnNameOf = (view: Pick<LipView, 'key' | 'text'>): string =>
  useOwnName(view.key, shortName(useNameOf(view)));

/** The tool's name in the language of the interface. */
export function useToolName({ isDigitalHuman, platform, tool }: LipView): string {
  const { t } = useLingui();
  if (isDigitalHuman) return t`Digital human`;
  return platform === 'Jimeng' ? t`Jimeng` : platform || tool;
}
