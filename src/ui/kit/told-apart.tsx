/** Rows of a list that are called alike: the name of each ends with when it was made, so that a screen reader tells their buttons apart. */
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { recentOf } from './times.ts';

export interface Named {
  key: string | number;
  /** What it is called at its buttons. */
  name: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * What tells rows apart that are called alike: the time; of those of one minute also their number, the oldest first.
 * @returns by their keys; rows with a name of their own are left out
 */
export function signsOf(rows: readonly Named[], language: string): ReadonlyMap<Named['key'], string> {
  const signs = new Map<Named['key'], string>();
  for (const alike of groupsOf(rows, ({ name }) => name)) {
    if (alike.length < 2) continue;
    for (const together of groupsOf(alike, ({ at }) => (at > 0 ? recentOf(language, at) : ''))) {
      const inOrder = [...together].sort((a, b) => a.at - b.at);
      for (const [index, { key, at }] of inOrder.entries()) {
        const when = at > 0 ? recentOf(language, at) : '';
        const number = inOrder.length > 1 ? `(${index + 1})` : '';
        signs.set(key, [when, number].filter(Boolean).join(' '));
      }
    }
  }
  return signs;
}

function groupsOf(rows: readonly Named[], by: (row: Named) => string): Iterable<Named[]> {
  const groups = new Map<string, Named[]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return groups.values();
}

const Signs = createContext<ReadonlyMap<Named['key'], string>>(new Map());

/** Around a list. @param rows all of it, also those that are not in the page; the same array as long as nothing changes */
export function ToldApart({ rows, children }: { rows: readonly Named[]; children: ReactNode }) {
  const { i18n } = useLingui();
  const signs = useMemo(() => signsOf(rows, i18n.locale), [rows, i18n.locale]);
  return <Signs value={signs}>{children}</Signs>;
}

/** The name of a row, which no other row of its list has. */
export function useOwnName(key: Named['key'], name: string): string {
  const { t } = useLingui();
  const sign = useContext(Signs).get(key);
  return sign ? t`${name}, ${sign}` : name;
}
