import type { LucideIcon } from 'lucide-react';
import { blockedOffline } from './blocked-offline.ts';
import { costWords } from './cost-words.ts';
import type { ViewEntry } from './view-actions.tsx';

/** An action of a result: a row of a table that its card, its menu and its full-screen view share. */
export interface ActionRow<Result> {
  value: string;
  icon: LucideIcon;
  label: (result: Result) => string;
  /** Only for these results; for all without it. */
  offered?: (result: Result) => boolean;
  quick?: true;
  /** The label says of which result. */
  named?: true;
  /** Points; null while unknown. */
  cost?: (result: Result) => number | null;
  /** Needs the server. */
  online?: true;
  /** Why it is not possible now; empty if it is. */
  whyNot?: (result: Result) => string;
  /** Continues elsewhere, so the full-screen view closes first. */
  leaves?: true;
  run: (result: Result) => void;
}

function entryOf<Result>(row: ActionRow<Result>, result: Result): ViewEntry {
  const { value, icon, quick, named, online } = row;
  const label = row.label(result);
  const cost = row.cost?.(result);
  const whyNot = row.whyNot?.(result);
  return {
    value,
    icon,
    label,
    leaves: row.leaves === true,
    ...(quick ? { quick } : {}),
    ...(named ? { quickName: label } : {}),
    ...(cost === undefined ? {} : { end: costWords(cost) }),
    ...(whyNot ? { blocked: whyNot } : {}),
    ...(online ? blockedOffline() : {}),
    run: () => row.run(result),
  };
}

/** The rows that are offered for a result, as entries of its menu. */
export const entriesFor = <Result>(rows: readonly ActionRow<Result>[], result: Result): ViewEntry[] =>
  rows.filter(({ offered }) => offered?.(result) ?? true).map((row) => entryOf(row, result));
