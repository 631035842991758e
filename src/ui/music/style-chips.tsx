import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { musicForm, rowOf } from '../../store/music/music-form.ts';
import { Button } from '../kit/button.tsx';
import styles from './style-chips.module.css';
import { STYLE_NAMES } from './style-names.ts';

/** Number of chips before all of them are shown. */
const FEW = 8;
const partsOf = (tags: string): string[] => tags.split(/[,，、]/).map((part) => part.trim());

/** Styles that a press adds, and another removes. */
export function StyleChips() {
  const { t, i18n } = useLingui();
  const { tags, tool } = useSnapshot(musicForm);
  const [all, setAll] = useState(false);
  const most = rowOf({ tool }).style;
  const chosen = new Set(partsOf(tags).map((part) => part.toLowerCase()));
  const press = (name: string) => {
    const parts = partsOf(musicForm.tags).filter(Boolean);
    const without = parts.filter((part) => part.toLowerCase() !== name.toLowerCase());
    const next = without.length < parts.length ? without : [...parts, name];
    const joined = next.join(i18n.locale === 'zh' ? '，' : ', ');
    if (joined.length <= most) musicForm.tags = joined;
  };
  const names = Object.values(STYLE_NAMES).map((name) => i18n._(name));
  return (
    <fieldset className={styles.chips}>
      <legend className="unseen">{t`Styles`}</legend>
      {(all ? names : names.slice(0, FEW)).map((name) => (
        <Button
          key={name}
          variant="soft"
          size="xs"
          aria-pressed={chosen.has(name.toLowerCase())}
          className={styles.chip}
          onClick={() => press(name)}
        >
          {name}
        </Button>
      ))}
      <Button variant="quiet" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? t`Fewer` : t`More styles`}
      </Button>
    </fieldset>
  );
}
