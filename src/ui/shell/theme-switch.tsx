import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { appearance, chooseTheme, THEME_CHOICES } from '../../store/appearance.ts';
import { IconButton } from '../kit/icon-button.tsx';

export const THEMES = {
  system: { name: msg`System`, icon: Monitor },
  dark: { name: msg`Dark`, icon: Moon },
  light: { name: msg`Light`, icon: Sun },
} as const;

/** Cycles through the three themes; the phone's sheet shows them side by side. */
export function ThemeSwitch() {
  const { t, i18n } = useLingui();
  const { choice } = useSnapshot(appearance);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system';
  const { icon: Icon, name } = THEMES[choice];
  const now = i18n._(name);
  const then = i18n._(THEMES[next].name);
  return (
    <IconButton
      title={t`Theme: ${now}`}
      aria-label={t`Theme: ${now}. Change to: ${then}`}
      onClick={() => chooseTheme(next)}
    >
      <Icon aria-hidden size={17} strokeWidth={1.75} />
    </IconButton>
  );
}
