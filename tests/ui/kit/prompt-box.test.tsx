import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { proxy } from 'valtio';
import { expect, test } from 'vitest';
import { PromptBox } from '../../../src/ui/kit/prompt-box.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const form = proxy({ prompt: '' });
const history = {
  state: { prompts: [] },
  load: () => Promise.resolve(),
  remember: () => Promise.resolve(),
};

function Bar() {
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <PromptBox
      ref={box}
      id="prompt"
      form={form}
      placeholder="Describe a picture"
      most={100}
      missing={false}
      status="status"
      history={history}
      onSubmit={() => undefined}
    />
  );
}

test('the words of an empty box are taken out while it has a text, or the browser styles them again with each letter', async () => {
  await show(<Bar />);
  const box = screen.getByRole('textbox');
  expect(box.getAttribute('placeholder')).toBe('Describe a picture');
  await change(() => {
    form.prompt = 'a fox';
  });
  expect(box.hasAttribute('placeholder')).toBe(false);
  await change(() => {
    form.prompt = '';
  });
  expect(box.getAttribute('placeholder')).toBe('Describe a picture');
});
