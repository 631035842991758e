import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VOICE_EMOTIONS, VOICE_SETTINGS } from '../../../src/api/voices.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { AUDIO_SOURCE, lipForm } from '../../../src/store/lipsync/lip-form.ts';
import { speechMaking } from '../../../src/ui/kit/make-speech.ts';
import { Refused } from '../../store/fake-api.ts';
import { change } from '../show.tsx';
import {
  bodies,
  chooseClara,
  eachLipTest,
  go,
  hasPicture,
  hasSpeech,
  makeAudio,
  openLipSync,
  press,
  SPEAK,
  SPEECH,
  TALK,
  titles,
  VOICES,
  write,
} from './open-lipsync.tsx';

eachLipTest();

const ACCEPT = { [TALK]: () => 'new' };
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

test('[LIP-01] [LIP-02] [DIGI-01] two tabs: platform and picture, or source video; both have audio', async () => {
  await openLipSync();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Lip sync',
    'Digital human',
  ]);
  const platform = within(screen.getByRole('group', { name: 'Platform' }));
  expect(platform.getAllByRole('radio')).toHaveLength(2);
  expect(platform.getByRole<HTMLInputElement>('radio', { name: 'Hedra' }).checked).toBe(true);
  screen.getByRole('button', { name: 'Add a picture of a face' });
  await press('Digital human', 'tab');
  expect(screen.queryByRole('group', { name: 'Platform' })).toBeNull();
  screen.getByRole('button', { name: /Drop a video here/ });
  screen.getByText('MP4, up to 50 MB');
});

test('[LIP-03] [DIGI-07] audio is generated from text or uploaded, in both tabs', async () => {
  await openLipSync();
  for (const tab of ['Lip sync', 'Digital human']) {
    await press(tab, 'tab');
    await press('Read a text', 'radio');
    expect(lipForm.source).toBe(0);
    screen.getByRole('textbox', { name: 'Text to read' });
    screen.getByRole('button', { name: 'Choose a voice' });
    await press('Upload audio', 'radio');
    expect(lipForm.source).toBe(1);
    expect(screen.queryByRole('textbox', { name: 'Text to read' })).toBeNull();
    screen.getByRole('button', { name: 'Choose an audio file, or drop it here' });
  }
});

test('[LIP-04] [LIP-05] [LIP-06] voices are filtered by the server, with its filter values', async () => {
  const sent = await openLipSync();
  await press('Choose a voice');
  const dialog = within(await screen.findByRole('dialog', { name: 'Voice' }));
  await dialog.findByText('Clara');
  expect(bodies(sent, VOICES)).toEqual([{ scense: '', age: '', sex: '', language: '' }]);
  const choices = (name: string) =>
    within(dialog.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('Language')).toEqual(['All', 'English', 'Chinese']);
  expect(choices('Scene')).toEqual(['All', 'Narration']);
  expect(choices('Age')).toEqual(['All', 'Adult']);
  expect(choices('Gender')).toEqual(['All', 'Female']);
  await change(
    () =>
      void fireEvent.change(dialog.getByRole('combobox', { name: 'Language' }), { target: { value: 'zh' } }),
  );
  await waitFor(() => expect(bodies(sent, VOICES).at(-1)).toMatchObject({ language: 'zh', scense: '' }));
  dialog.getByRole('button', { name: 'Play Clara' });
  await change(() => void fireEvent.click(dialog.getByRole('radio', { name: /Yun/ })));
  expect(lipForm.spoken).toMatchObject({ voice_type: 'yun', voice_name: 'Yun' });
  await change(() => void fireEvent.click(dialog.getByRole('button', { name: 'Done' })));
  await screen.findByRole('button', { name: 'Voice: Yun' });
});

test('[LIP-22] [LIP-23] without a text or a voice nothing is sent; the missing field gets a message and the focus', async () => {
  const sent = await openLipSync();
  await change(() => void fireEvent.click(makeAudio()));
  screen.getByText('Empty reading text: write what is to be read');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Text to read' }));
  await write('Hello there');
  await change(() => void fireEvent.click(makeAudio()));
  screen.getByText('Please select a voice');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a voice' }));
  expect(bodies(sent, SPEAK)).toEqual([]);
});

test('[LIP-24] [LIP-38] speech is generated from text and settings, for a point per 20 characters, rounded up', async () => {
  const sent = await openLipSync();
  expect(makeAudio().textContent).toBe('Generate audio');
  for (const [length, cost] of [
    [1, '1'],
    [20, '1'],
    [21, '2'],
  ] as const) {
    await write('x'.repeat(length));
    expect(makeAudio().textContent).toContain(`${cost} point`);
  }
  await write(' Hello there ');
  await chooseClara();
  await change(() => void fireEvent.change(slider('Speed'), { target: { value: '1.25' } }));
  await change(() => void fireEvent.click(makeAudio()));
  await screen.findByLabelText('The generated audio');
  expect(bodies(sent, SPEAK)).toEqual([
    {
      text: 'Hello there',
      voice_type: 'clara',
      voice_speed: 1.25,
      voice_vol: 1,
      voice_pitch: 0,
      voice_emotion: 'neutral',
    },
  ]);
  expect(lipForm.speech).toMatchObject({ url: SPEECH.audio_url, base64: SPEECH.audio_base64, seconds: 3.2 });
});

test('[LIP-27] [LIP-28] [LIP-29] sliders have the specified limits and defaults', async () => {
  await openLipSync();
  const limits = (name: string) => {
    const { min, max, step, value } = slider(name);
    return [min, max, step, value].map(Number);
  };
  for (const [name, row] of [
    ['Speed', VOICE_SETTINGS.voice_speed],
    ['Volume', VOICE_SETTINGS.voice_vol],
    ['Pitch', VOICE_SETTINGS.voice_pitch],
  ] as const)
    expect(limits(name), name).toEqual([row.min, row.max, row.step, row.default]);
  expect(limits('Speed')).toEqual([0.5, 2, 0.25, 1]);
  expect(limits('Volume')).toEqual([0.1, 10, 0.1, 1]);
  expect(limits('Pitch')).toEqual([-12, 12, 1, 0]);
});

test('[LIP-30] there are seven emotions', async () => {
  await openLipSync();
  const options = within(screen.getByRole('combobox', { name: 'Emotion' })).getAllByRole<HTMLOptionElement>(
    'option',
  );
  expect(options.map(({ value }) => value)).toEqual([...VOICE_EMOTIONS]);
  expect(options.map(({ value }) => value)).toEqual([
    'neutral',
    'happy',
    'angry',
    'sad',
    'fearful',
    'disgusted',
    'surprised',
  ]);
});

const CHANGES: [what: string, patch: Partial<typeof lipForm.spoken>][] = [
  ['text', { text: 'Something else' }],
  ['speed', { voice_speed: 1.5 }],
  ['volume', { voice_vol: 2 }],
  ['pitch', { voice_pitch: 3 }],
  ['emotion', { voice_emotion: 'happy' }],
  ['voice', { voice_type: 'yun', voice_name: 'Yun' }],
];
test.each(CHANGES)(
  '[LIP-31] [LIP-32] changing the %s makes the speech outdated, and it is not sent',
  async (_, patch) => {
    const sent = await openLipSync([], ACCEPT);
    await hasPicture();
    await hasSpeech();
    screen.getByLabelText('The generated audio');
    await change(() => void Object.assign(lipForm.spoken, patch));
    expect(screen.queryByLabelText('The generated audio')).toBeNull();
    screen.getByText('Text or voice changed: generate the audio again');
    await change(() => void fireEvent.click(go()));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Generate the audio again/ }));
    expect(bodies(sent, TALK)).toEqual([]);
  },
);

test('[LIP-25] refused speech shows the server’s message, or that it failed', async () => {
  const words = ['The voice is tired', ''];
  await openLipSync([], { [SPEAK]: () => new Refused(words.shift() ?? '') });
  await write('Hello');
  await chooseClara();
  await change(() => void fireEvent.click(makeAudio()));
  await waitFor(() => expect(titles()).toEqual(['The voice is tired']));
  await change(() => void fireEvent.click(makeAudio()));
  await waitFor(() => expect(titles()).toEqual(['Audio generation failed']));
});

test('speech that arrives after another member has signed in is not put into their form', async () => {
  let give: () => void = () => undefined;
  const held = new Promise<typeof SPEECH>((resolve) => (give = () => resolve(SPEECH)));
  const sent = await openLipSync([], { [SPEAK]: () => held });
  await write('Hello');
  await chooseClara();
  await change(() => void fireEvent.click(makeAudio()));
  await waitFor(() => expect(bodies(sent, SPEAK)).toHaveLength(1));
  await change(() => Object.assign(session, { token: 'another', userId: 8 }));
  await change(give);
  await waitFor(() => expect(speechMaking.busy).toBe(false));
  expect(lipForm.speech).toBeNull();
});

test('[LIP-26] speech without an answer says to try again later', async () => {
  await openLipSync([], {
    [SPEAK]: () => {
      throw new TypeError('no network');
    },
  });
  await write('Hello');
  await chooseClara();
  await change(() => void fireEvent.click(makeAudio()));
  await waitFor(() => expect(titles()).toEqual(['Try again later']));
});

test.each([
  ['Hello there', 3.2, 8, '4 s, 2 points'],
  ['你好', 3.2, 32, '4 s, 8 points'],
  ['Hello there', 3, 6, '3 s, 2 points'],
  // an MP3 of 4 seconds, as it is encoded
  ['Hello there', 4.049, 8, '4 s, 2 points'],
] as const)(
  '[LIP-36] [LIMIT-04] “%s” of %s seconds costs %s points, as its button says',
  async (text, seconds, cost, counted) => {
    await openLipSync();
    await hasPicture();
    expect(go().textContent).toBe('Generate');
    await hasSpeech(text, seconds);
    expect(go().textContent).toBe(`Generate${cost} points`);
    screen.getByText(new RegExp(`${counted} a second`));
  },
);

test.each([
  ['Hello there', 'The clip costs 2 points a second.'],
  ['你好', 'The clip costs 8 points a second.'],
] as const)(
  'the line above Generate says before the speech is paid for that with “%s” %s',
  async (text, said) => {
    await openLipSync();
    const line = () => document.getElementById(go().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(line(), 'nobody knows the language yet').not.toContain('points');
    await write(text);
    expect(line()).toContain(said);
  },
);

test('the line above Generate says what a recording costs before it is chosen', async () => {
  await openLipSync();
  await change(() => {
    lipForm.source = AUDIO_SOURCE.upload;
  });
  await screen.findByText(/^The clip costs 2 points a second/);
});
