import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import styles from './examples.module.css';
import { Scene } from './scene.tsx';
import { useSettled } from './use-settled.ts';

/** An empty history: prompts to start with, and what the built-in engine makes of them. */
export function Examples({
  title,
  children,
  pictures,
  examples,
  onUse,
}: {
  title: ReactNode;
  children: ReactNode;
  /** The page that the pictures in `public/examples` are named after. */
  pictures: 'draw' | 'video' | 'music' | 'lipsync';
  examples: readonly { look: 'dusk' | 'city' | 'blue' | 'forest'; words: MessageDescriptor }[];
  onUse: (words: string, look: 'dusk' | 'city' | 'blue' | 'forest') => void;
}) {
  const { i18n } = useLingui();
  // a few kilobytes each, which the first screen does not wait for
  const settled = useSettled();
  return (
    <EmptyState
      large
      heading="h2"
      title={title}
      more={
        <ul className={styles.examples} data-faces={pictures === 'lipsync' || undefined}>
          {examples.map(({ look, words }) => {
            const text = i18n._(words);
            return (
              <li key={look}>
                <button type="button" className={styles.example} onClick={() => onUse(text, look)}>
                  <Scene
                    look={look}
                    picture={settled ? `${pictures}-${look}` : null}
                    className={styles.scene}
                  />
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
