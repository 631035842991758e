import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';

/** An empty state: a picture, a heading, some text, and at most one main action. */
export function EmptyState({
  title,
  heading: Heading = 'h1',
  large = false,
  picture,
  tag,
  children,
  more,
  action,
  actions,
  role,
}: {
  title: ReactNode;
  /** `h2` under a page's own head, `h3` under a panel's. */
  heading?: 'h1' | 'h2' | 'h3';
  /** Explains what the page is for, instead of only saying that it is empty. */
  large?: boolean;
  /** Above the heading, hidden from screen readers. */
  picture?: ReactNode;
  /** A few words above the heading. */
  tag?: ReactNode;
  /** The sentence under the heading. */
  children?: ReactNode;
  /** More content under the sentence, e.g. a list. */
  more?: ReactNode;
  action?: { run: () => void; label: string; icon?: ReactNode };
  /** Several buttons, if one is not enough. */
  actions?: ReactNode;
  role?: 'status';
}) {
  return (
    <div data-ui="empty" className={styles.state} data-large={large || undefined} role={role}>
      {picture && (
        <div className={styles.picture} aria-hidden>
          {picture}
        </div>
      )}
      {tag && <p className={styles.tag}>{tag}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.words}>{children}</p>}
      {more}
      {(action || actions) && (
        <div className={styles.actions}>
          {action && (
            <Button variant="primary" size="lg" onClick={action.run}>
              {action.icon}
              {action.label}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
