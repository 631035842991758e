import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { HISTORY_FILTER_STATES, type HistoryFilterState } from '../../api/history-search.ts';
import type { HistoryQuery } from '../../store/history-query.ts';
import styles from './history-search.module.css';

const STATES: Record<HistoryFilterState, MessageDescriptor> = {
  done: msg`Done`,
  open: msg`In progress`,
  failed: msg`Failed or cancelled`,
};

/** The day of an instant in this time zone, as YYYY-MM-DD. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date());

export interface ToolChoice {
  value: string;
  label: string;
}

/** Filters the history by tool, state and days. */
export function HistoryFilters({
  query,
  tools,
  onChange,
}: {
  query: HistoryQuery;
  tools: readonly ToolChoice[];
  onChange: (part: Partial<HistoryQuery>) => void;
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
          {tools.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
          onChange={({ target }) => onChange({ state: target.value as HistoryQuery['state'] })}
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
