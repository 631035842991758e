import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DRAW_TOOLS } from '../../api/draw-models.ts';
import { HISTORY_FILTER_STATES, type HistoryFilterState } from '../../api/history-search.ts';
import type { DrawQuery } from '../../store/draw/draw-query.ts';
import { toolWords } from '../kit/tool-words.ts';
import styles from './history-search.module.css';

const STATES: Record<HistoryFilterState, MessageDescriptor> = {
  done: msg`Done`,
  open: msg`In progress`,
  failed: msg`Failed or cancelled`,
};

/** The day of an instant here, as YYYY-MM-DD. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());

/** Narrows the history by tool, state and days. */
export function HistoryFilters({
  query,
  onChange,
}: {
  query: DrawQuery;
  onChange: (part: Partial<DrawQuery>) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.filters}>
      <label>
        <span>
          <Trans>Tool</Trans>
        </span>
        <select value={query.tool} onChange={({ target }) => onChange({ tool: target.value })}>
          <option value="">{t`All tools`}</option>
          {DRAW_TOOLS.map(({ value, name }) => (
            <option key={value} value={value}>
              {toolWords({ tool: value, toolName: name }, i18n)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          <Trans>State</Trans>
        </span>
        <select
          value={query.state}
          onChange={({ target }) => onChange({ state: target.value as DrawQuery['state'] })}
        >
          <option value="">{t`All states`}</option>
          {HISTORY_FILTER_STATES.map((state) => (
            <option key={state} value={state}>
              {i18n._(STATES[state])}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>
          <Trans>From</Trans>
        </span>
        <input
          type="date"
          value={query.from}
          max={query.to || today()}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </label>
      <label>
        <span>
          <Trans>Until</Trans>
        </span>
        <input
          type="date"
          value={query.to}
          min={query.from}
          max={today()}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </label>
    </div>
  );
}
