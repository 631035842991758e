import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CUSTOM_MODE } from '../../api/music-tools.ts';
import { BLANK_MUSIC, fillForm, isCustom, musicForm } from '../../store/music/music-form.ts';
import { Examples } from '../kit/examples.tsx';
import { turnTo } from '../kit/turn-side.ts';
import { focusField } from './field-ids.ts';

const EXAMPLES = [
  { look: 'dusk', words: msg`A warm folk song about the last summer by the sea` },
  { look: 'city', words: msg`Lo-fi hip-hop for a rainy night of study, 78 bpm` },
  { look: 'blue', words: msg`Epic orchestra, heroes ride over the mountains at dawn` },
  { look: 'forest', words: msg`Chinese traditional, guzheng and erhu, moon over a quiet lake` },
] as const;

/** Inserts a description into the form. */
function take(description: string): void {
  if (isCustom(musicForm) || musicForm.method === 'audio')
    fillForm({ ...BLANK_MUSIC, tool: musicForm.tool, custom: CUSTOM_MODE.inspiration });
  musicForm.description = description;
  turnTo('music', 'form');
  requestAnimationFrame(() => focusField('description'));
}

/** The empty list, with examples to begin with. */
export const MusicExamples = () => (
  <Examples pictures="music" title={<Trans>Compose your first song</Trans>} examples={EXAMPLES} onUse={take}>
    <Trans>
      Say what it is about and how it should sound: style, mood, tempo, key. You get two to choose from.
    </Trans>
  </Examples>
);
