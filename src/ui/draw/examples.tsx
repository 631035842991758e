import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../kit/empty-state.tsx';
import { Scene } from '../kit/scene.tsx';
import styles from './examples.module.css';
import { takePrompt } from './record-changes.ts';

const EXAMPLES = [
  { look: 'dusk', words: msg`Sunset over a still lake, red mountains, birds` },
  { look: 'city', words: msg`A neon city in the rain, seen from a rooftop at night` },
  { look: 'blue', words: msg`A lighthouse keeper's cottage at blue hour, warm window light` },
  { look: 'forest', words: msg`A misty pine forest at dawn, light between the trees` },
] as const;

/** The empty history: example prompts to start with. */
export function Examples() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      large
      heading="h2"
      title={<Trans>Say what you want to see</Trans>}
      more={
        <ul className={styles.examples}>
          {EXAMPLES.map(({ look, words }) => {
            const text = i18n._(words);
            return (
              <li key={look}>
                <button type="button" className={styles.example} onClick={() => takePrompt(text)}>
                  <Scene look={look} className={styles.scene} />
                  <span>{text}</span>
                </button>
              </li>
            );
          })}
        </ul>
      }
    >
      <Trans>Name the subject, the place and the light. Start with one of these and change a word.</Trans>
    </EmptyState>
  );
}
