import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeToasts } from '../../../src/store/toasts.ts';
import { VoiceDialog } from '../../../src/ui/kit/voice-dialog.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const voice = { voice_name: 'Clara', voice_type: 'clara', tags: [], platform: 'x', test_audio_url: '' };
const open = (more: object) =>
  show(
    <VoiceDialog
      title="Voice"
      voices={[voice]}
      chosen={undefined}
      note="No voice fits"
      onChoose={vi.fn()}
      onClose={vi.fn()}
      {...more}
    />,
  );
const spoken = (name: string, language: string) => ({
  ...voice,
  voice_name: name,
  voice_type: name,
  tags: [language],
});
const names = () =>
  screen
    .getAllByRole('radio', { hidden: true })
    .map((radio) => radio.closest('label')?.querySelector('b')?.textContent);
const foot = () => document.querySelector('[data-ui=sticky-foot]');
const scrollsWithTheDialog = () =>
  screen.getByRole('group', { name: 'Voices', hidden: true }).hasAttribute('data-last');

test('a list of voices with buttons below scrolls with its dialog on a small screen, and buttons and note stay in sight', async () => {
  await open({ foot: <button type="button">Done</button> });
  expect(scrollsWithTheDialog()).toBe(true);
  expect(foot()?.textContent).toBe('No voice fitsDone');
});

test('a list of voices with settings below scrolls by itself, so that they stay near', async () => {
  await open({ children: <input aria-label="Speed" /> });
  expect(scrollsWithTheDialog()).toBe(false);
  expect(foot()).toBeNull();
});

test.each([
  ['The lamp went out.', ['Clara', 'Neil', 'Yunshu']],
  ['灯灭了。', ['Yunshu', 'Clara', 'Neil']],
  ['', ['Clara', 'Neil', 'Yunshu']],
])(
  'for the text “%s”, voices of its language come first, else those of the interface',
  async (text, order) => {
    await open({ text, voices: [spoken('Clara', 'en'), spoken('Yunshu', 'zh'), spoken('Neil', 'en')] });
    expect(names()).toEqual(order);
  },
);

test('a sample that cannot be played says so; one that gives way to another does not', async () => {
  const outcomes = ['NotSupportedError', 'AbortError'];
  vi.stubGlobal(
    'Audio',
    class {
      play = () => Promise.reject(new DOMException('', outcomes.shift()));
      pause = () => undefined;
    },
  );
  takeToasts();
  await open({ voices: [{ ...voice, test_audio_url: '/media/clara.mp3' }] });
  const listen = () =>
    change(() => void fireEvent.click(screen.getByRole('button', { name: /Clara/, hidden: true })));
  await listen();
  expect(takeToasts().map(({ title }) => title)).toEqual(["Couldn't play the audio"]);
  await listen();
  expect(outcomes).toEqual([]);
  expect(takeToasts()).toEqual([]);
});
