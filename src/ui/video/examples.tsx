import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Examples } from '../kit/examples.tsx';
import { takePrompt } from './take.ts';

const EXAMPLES = [
  { look: 'dusk', words: msg`Waves roll onto a beach at sunset, the camera drifts along the shore` },
  { look: 'city', words: msg`Rain on a neon street at night, slowly pushing in` },
  { look: 'blue', words: msg`A lighthouse at blue hour, its lamp flickers, clouds pass by` },
  { look: 'forest', words: msg`Fog moves through a pine forest at dawn, birds cross the sky` },
] as const;

/** The empty history: a hint to start describing, with examples (VIDEO-15). */
export const VideoExamples = () => (
  <Examples
    pictures="video"
    title={<Trans>Start describing your clip</Trans>}
    examples={EXAMPLES}
    onUse={takePrompt}
  >
    <Trans>
      Say what is there, what moves, and how the camera moves. Or add a first frame and bring it to life.
    </Trans>
  </Examples>
);
