import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { StitchDrop } from '../../src/ui/create/characters/stitch/stitch-drop.tsx';
import { ScriptFileField } from '../../src/ui/create/new-project/script-file-field.tsx';
import { SoundUploadField } from '../../src/ui/lipsync/sound-upload-field.tsx';
import { ReferenceField } from '../../src/ui/music/reference-field.tsx';
import { eachOnItsOwn, show } from './show.tsx';

eachOnItsOwn();
afterEach(() => vi.restoreAllMocks());

/** A device without a mouse, or with one. */
function device(touchOnly: boolean): void {
  const real = window.matchMedia.bind(window);
  const answer = {
    matches: touchOnly,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(any-hover: none)' ? (answer as unknown as MediaQueryList) : real(query),
  );
}

test.each<[string, ReactElement]>([
  ['pictures to stitch', <StitchDrop key="a" onFiles={() => undefined} />],
  ['a script', <ScriptFileField key="b" missing={false} />],
  ['a sound', <SoundUploadField key="c" missing={false} />],
  ['a reference song', <ReferenceField key="d" label="Reference" problem="" />],
])('the field for %s speaks of dropping only where something can be dropped', async (_what, field) => {
  device(true);
  await show(field);
  expect(document.body.textContent).toMatch(/choose/i);
  expect(document.body.textContent).not.toMatch(/drop/i);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  device(false);
  await show(field);
  expect(document.body.textContent).toMatch(/drop/i);
});
