import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { kindOf } from '../../api/task-kind.ts';
import { TASK_SEARCH_CHARACTERS } from '../../api/task-list.ts';
import { TASK_KINDS } from '../../api/tasks.ts';
import { browser } from '../../store/browser.ts';
import { center, filterTasks } from '../../store/task-center/center.ts';
import { report } from '../errors/error-policy.ts';
import styles from './filters.module.css';
import { PHASE_NAMES, PHASES, type Phase } from './phases.ts';

const change = (filter: Parameters<typeof filterTasks>[0]): void => {
  filterTasks(filter).catch((error: unknown) => report(error, { background: true }));
};

/** Filters the list by text, state and tool. */
export function Filters() {
  const { t, i18n } = useLingui();
  const { filter, kinds } = useSnapshot(center);
  const { language } = useSnapshot(browser);
  // keep the chosen kind even if the list of kinds is not known
  const offered = [...new Set([...kinds, ...(filter.kind ? [filter.kind] : [])])];
  return (
    <search className={styles.filters}>
      <label className={styles.search}>
        <Search aria-hidden size={16} strokeWidth={1.75} />
        <span className="unseen">
          <Trans>Search prompts</Trans>
        </span>
        <input
          type="search"
          dir="auto"
          value={filter.search}
          maxLength={TASK_SEARCH_CHARACTERS}
          placeholder={t`Search prompts`}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <label>
        <span className="unseen">
          <Trans>State</Trans>
        </span>
        <select value={filter.phase} onChange={({ target }) => change({ phase: target.value as Phase | '' })}>
          <option value="">{t`All states`}</option>
          {PHASE_NAMES.map((name) => (
            <option key={name} value={name}>
              {i18n._(PHASES[name].label)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">
          <Trans>Tool</Trans>
        </span>
        <select value={filter.kind} onChange={({ target }) => change({ kind: target.value })}>
          <option value="">{t`All tools`}</option>
          {offered.map((kind) => (
            <option key={kind} value={kind}>
              {kindOf(TASK_KINDS, kind)?.words[language].one ?? kind}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
