import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { takePrompt } from './record-actions.ts';
import './examples.css';

const EXAMPLES = [
  { look: 'dusk', words: msg`Sunset over a still lake, red mountains, birds` },
  { look: 'city', words: msg`A neon city in the rain, seen from a rooftop at night` },
  { look: 'blue', words: msg`A lighthouse keeper's cottage at blue hour, warm window light` },
  { look: 'forest', words: msg`A misty pine forest at dawn, light between the trees` },
] as const;

/** What an empty history teaches: words one can begin with. */
export function Examples() {
  const { i18n } = useLingui();
  return (
    <div className="examples">
      <h2>
        <Trans>Say what you want to see</Trans>
      </h2>
      <p className="quiet">
        <Trans>Name the subject, the place and the light. Begin with one of these, then change a word.</Trans>
      </p>
      <ul>
        {EXAMPLES.map(({ look, words }) => {
          const text = i18n._(words);
          return (
            <li key={look}>
              <button type="button" className={`example ${look}`} onClick={() => takePrompt(text)}>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
