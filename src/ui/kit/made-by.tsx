import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FILM_PARTS, type MadeBy as Makers } from '../../api/made-by.ts';
import styles from './made-by.module.css';

const PARTS = { pictures: msg`Pictures`, clips: msg`Clips`, voice: msg`Voice-over`, music: msg`Music` };
const BUILT_IN = 'built-in engine';

/** Whether the studio's own engine makes all of a film. */
export const isAllBuiltIn = (by: Makers): boolean =>
  FILM_PARTS.every((part) => by[part].every((name) => name === BUILT_IN));

/** The makers of a film's parts, by name, without parts that it does not have or that were uploaded. */
export function MadeBy({ by }: { by: Makers }) {
  const { t, i18n } = useLingui();
  return (
    <dl className={styles.list} aria-label={t`Made by`}>
      {FILM_PARTS.filter((part) => by[part].length > 0).map((part) => (
        <div key={part}>
          <dt>{i18n._(PARTS[part])}</dt>
          <dd>{by[part].map((name) => (name === BUILT_IN ? t`Built-in engine` : name)).join(' / ')}</dd>
        </div>
      ))}
    </dl>
  );
}
