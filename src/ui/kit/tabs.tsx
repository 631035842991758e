import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

interface ListProps<V extends string> {
  label: string;
  tabs: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Accessible tabs: one tab stop; arrows, Home and End choose. */
export function Tabs<V extends string>({
  steady = false,
  children,
  ...list
}: ListProps<V> & {
  /** Gives all tab panels the same height, so that nothing moves under the pointer. */
  steady?: boolean;
  /** The content of the chosen tab. */
  children: ReactNode;
}) {
  const id = useId();
  const { value } = list;
  return (
    <>
      <TabList id={id} {...list} />
      <div
        {...tabPanel(id, value)}
        className={styles.panel}
        data-steady={steady || undefined}
        // scrollable content must be reachable by keyboard
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern of tabs has it
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}

/** The attributes of a panel that is elsewhere on the page. @param id given to the {@link TabList} */
export const tabPanel = (id: string, value: string) =>
  ({ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` }) as const;

/** The tabs alone, for a panel elsewhere on the page. */
export function TabList<V extends string>({
  id,
  label,
  tabs,
  value,
  look = 'line',
  onChange,
}: ListProps<V> & {
  id: string;
  /** `pills`: in the head of a page. */
  look?: 'line' | 'pills';
}) {
  const move = (event: KeyboardEvent) => {
    const to = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(`${id}-${tab.value}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles.list} data-look={look} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key moves to, wrapping around at the ends; -1 for any other key. */
function targetOf(key: string, from: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
