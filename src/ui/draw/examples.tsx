import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Examples } from '../kit/examples.tsx';
import { takePrompt } from './record-changes.ts';

const EXAMPLES = [
  { look: 'dusk', words: msg`Sunset over a still lake, red mountains, birds` },
  { look: 'city', words: msg`A neon city in the rain, seen from a rooftop at night` },
  { look: 'blue', words: msg`A lighthouse by the sea at night, stars and a full moon` },
  { look: 'forest', words: msg`A misty forest at dawn, light between the trees` },
] as const;

/** The empty history: example prompts to start with. */
export const DrawExamples = () => (
  <Examples
    pictures="draw"
    title={<Trans>Say what you want to see</Trans>}
    examples={EXAMPLES}
    onUse={takePrompt}
  >
    <Trans>Name the subject, the place and the light. Start with one of these and change a word.</Trans>
  </Examples>
);
