import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import styles from './examples.module.css';
import { Scene } from './scene.tsx';

/** An empty history: prompts to start with. */
export function Examples({
  title,
  children,
  examples,
  onUse,
}: {
  title: ReactNode;
  children: ReactNode;
  examples: readonly { look: 'dusk' | 'city' | 'blue' | 'forest'; words: MessageDescriptor }[];
  onUse: (words: string) => void;
}) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      large
      heading="h2"
      title={title}
      more={
        <ul className={styles.examples}>
          {examples.map(({ look, words }) => {
            const text = i18n._(words);
            return (
              <li key={look}>
                <button type="button" className={styles.example} onClick={() => onUse(text)}>
                  <Scene look={look} className={styles.scene} />
                  <span>{text}</span>
                </button>
              </li>
            );
          })}
        </ul>
      }
    >
      {children}
    </EmptyState>
  );
}
