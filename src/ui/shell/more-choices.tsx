import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { appearance, chooseTheme, THEME_CHOICES } from '../../store/appearance.ts';
import { browser } from '../../store/browser.ts';
import { chooseLanguage } from '../../store/language.ts';
import { Segments } from '../kit/segments.tsx';
import styles from './more-choices.module.css';
import { THEMES } from './theme-switch.tsx';

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
] as const;

/** Language and theme, with all choices visible. */
export function MoreChoices() {
  const { t, i18n } = useLingui();
  const { language } = useSnapshot(browser);
  const { choice } = useSnapshot(appearance);
  return (
    <div className={styles.choices}>
      <Segments label={t`Language`} options={LANGUAGES} value={language} onChange={chooseLanguage} />
      <Segments
        label={t`Theme`}
        options={THEME_CHOICES.map((value) => ({ value, label: i18n._(THEMES[value].name) }))}
        value={choice}
        onChange={chooseTheme}
      />
    </div>
  );
}
