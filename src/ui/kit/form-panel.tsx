import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './form-panel.module.css';
import { StickyFoot } from './sticky-foot.tsx';
import { TabList, tabPanel } from './tabs.tsx';

/** A form with tabs for its kinds, and its status line and button at the bottom. Ctrl or Command with Enter sends it. */
export function FormPanel<Value extends string>({
  label,
  tabsLabel,
  tabs,
  tab,
  onTab,
  onSend,
  foot,
  children,
}: {
  label: string;
  tabsLabel: string;
  tabs: readonly { value: Value; label: string }[];
  tab: Value;
  onTab: (tab: Value) => void;
  onSend: () => void;
  foot: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={styles.panel}
      aria-label={label}
      onKeyDown={onKey}
      onSubmit={(event) => event.preventDefault()}
    >
      <TabList id={id} label={tabsLabel} tabs={tabs} value={tab} onChange={onTab} />
      <div {...tabPanel(id, tab)} className={styles.fields}>
        {children}
      </div>
      <StickyFoot place="page">{foot}</StickyFoot>
    </form>
  );
}
