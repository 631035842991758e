import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FileText, LayoutPanelLeft, type LucideIcon, PenLine } from 'lucide-react';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { CREATION } from '../../../api/projects.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import styles from './kinds.module.css';

const KINDS = [
  {
    method: CREATION.story,
    icon: PenLine,
    name: msg`From a story`,
    note: msg`The script is written for you`,
  },
  {
    method: CREATION.file,
    icon: FileText,
    name: msg`From a script file`,
    note: msg`Word, Excel or text`,
  },
  {
    method: CREATION.blank,
    icon: LayoutPanelLeft,
    name: msg`Blank storyboard`,
    note: msg`Add the shots yourself`,
  },
] as const satisfies readonly { icon: LucideIcon; [key: string]: unknown }[];

/** The three kinds of a new project (PROJ-16). */
export function Kinds() {
  const { t, i18n } = useLingui();
  const { method } = useSnapshot(projectForm);
  const group = useId();
  return (
    <fieldset className={styles.kinds}>
      <legend className="unseen">{t`Start from`}</legend>
      {KINDS.map((kind) => {
        const Icon = kind.icon;
        return (
          <label key={kind.method}>
            <input
              type="radio"
              className="unseen"
              name={group}
              checked={kind.method === method}
              onChange={() => {
                projectForm.method = kind.method;
              }}
            />
            <span>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              <strong>{i18n._(kind.name)}</strong>
              <small>{i18n._(kind.note)}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
