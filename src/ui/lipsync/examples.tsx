import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ExampleFace } from '../../api/lipsync.ts';
import { AUDIO_SOURCE, lipForm } from '../../store/lipsync/lip-form.ts';
import { Examples } from '../kit/examples.tsx';
import { turnTo } from '../kit/turn-side.ts';
import { focusField } from './field-ids.ts';
import { sendExample } from './send-picture.ts';

const EXAMPLES = [
  { look: 'dusk', words: msg`Welcome! Let me show you around our little studio by the sea.` },
  { look: 'city', words: msg`Three things happened today, and the second one will surprise you.` },
  { look: 'blue', words: msg`Happy birthday! I wish you a year full of small adventures.` },
  { look: 'forest', words: msg`Once upon a time, a fox asked the moon for a favor.` },
] as const;

/** Fills the form with a text, and with the painted face beside it and its voice, unless there are a picture and a voice already. */
function take(text: string, face: ExampleFace): void {
  lipForm.tab = 'lipsync';
  lipForm.source = AUDIO_SOURCE.text;
  lipForm.spoken.text = text;
  turnTo('lipsync', 'form');
  requestAnimationFrame(() => focusField('text'));
  void sendExample(face);
}

/** The empty list, with examples to begin with. */
export const LipExamples = () => (
  <Examples pictures="lipsync" title={<Trans>Let a face speak</Trans>} examples={EXAMPLES} onUse={take}>
    <Trans>
      Try one of these painted faces, or add a picture or video of somebody. You hear the voice before you pay
      for the clip.
    </Trans>
  </Examples>
);
