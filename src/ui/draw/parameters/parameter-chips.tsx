import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { setParameter } from '../../../store/draw/change-settings.ts';
import { flagProblems, hasParameters, parametersOf } from '../../../store/draw/drawing-settings.ts';
import { flagText, readFlags } from '../../../store/draw/flags.ts';
import { PARAMETER_NAMES } from '../../kit/parameter-words.ts';
import { focusPrompt } from '../prompt-focus.ts';
import { useSettings } from '../use-settings.ts';
import styles from './parameter-chips.module.css';

/** The changed parameters, each with a press that resets it; a wrong one in the prompt is marked. */
export default function ParameterChips() {
  const { t, i18n } = useLingui();
  const form = useSettings();
  const set = Object.entries(parametersOf(form)) as [keyof typeof PARAMETER_NAMES, string | number][];
  const shown = hasParameters(form) ? set : set.filter(([key]) => key === 'ar' && isWritten(form.prompt));
  const wrong = flagProblems(form).filter(({ why }) => why !== 'other');
  if (shown.length === 0 && wrong.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Parameters`}>
      {shown.map(([key, value]) => {
        const name = i18n._(PARAMETER_NAMES[key]);
        return (
          <li key={key}>
            <button
              type="button"
              title={flagText(key, value)}
              aria-label={t`Remove ${name} ${value}`}
              onClick={() => {
                setParameter(key, null);
                focusPrompt();
              }}
            >
              {name} <b>{key === 'tile' ? '' : value}</b>
              <X aria-hidden size={12} strokeWidth={2} />
            </button>
          </li>
        );
      })}
      {wrong.map(({ flag }) => (
        <li key={flag.from} data-wrong>
          <span>
            --{flag.name} {flag.typed}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isWritten = (prompt: string): boolean => readFlags(prompt).some(({ key }) => key === 'ar');
