import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { readPageParts, readPageStore, writePageStore } from '../../../src/store/pages-db.ts';

const NO_TEXT = {
  shot_type: '',
  angle: '',
  move: '',
  characters: '',
  cj_desc: '',
  hm_desc: '',
  dialogue: '',
};

/** A tab of the browser has its own memory, and the same store. */
async function openTab() {
  vi.resetModules();
  const { fakeApi } = await import('../fake-api.ts');
  const { board } = await import('../../../src/store/film/storyboard/board.ts');
  const roles = await import('../../../src/store/film/characters/role-edits.ts');
  const lines = await import('../../../src/store/film/script/script-edits.ts');
  const shots = await import('../../../src/store/film/storyboard/edits.ts');
  const forms = await import('../../../src/store/film/storyboard/picture-form.ts');
  const words = await import('../../../src/store/kept-words.ts');
  const clips = await import('../../../src/store/film/storyboard/clip-pictures.ts');
  fakeApi({});
  return {
    ...{ roles, lines, shots, forms, clips, words },
    async open(projectId: number) {
      board.projectId = projectId;
      await roles.restoreRoleEdits(projectId);
      await lines.restoreEdits(projectId, new Set([11, 12]));
      await shots.restoreEdits(projectId);
      await forms.restorePictureForms(projectId);
      await clips.restoreClipPictures(projectId);
    },
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const text = (hm_desc: string) => ({ ...NO_TEXT, hm_desc });
const file = (name: string) => ({ url: `/${name}`, name });
const stored = (name: string) => readPageParts('drafts', 7, name);

/** Two tabs that have opened the same film. */
async function twoTabs(projectId: number): Promise<[Tab, Tab]> {
  const tabs: [Tab, Tab] = [await openTab(), await openTab()];
  for (const tab of tabs) await tab.open(projectId);
  return tabs;
}

test('names and descriptions of roles that are typed in two tabs are all there at the next visit', async () => {
  const [here, there] = await twoTabs(501);
  here.roles.editRole(1, { name: 'Ada' });
  there.roles.editRole(1, { desc: 'tall' });
  there.roles.editRole(2, { name: 'Bo' });
  here.roles.editRole(1, { name: 'Ada L.' });
  await vi.waitFor(async () => expect((await stored('roles|501')).size).toBe(3));
  const next = await openTab();
  await next.open(501);
  expect(next.roles.roleEdits.byRole).toEqual({ 1: { name: 'Ada L.', desc: 'tall' }, 2: { name: 'Bo' } });
  // saved there: only those words go
  there.roles.dropEdits(2);
  await vi.waitFor(async () =>
    expect([...(await stored('roles|501')).keys()].sort()).toEqual(['1|desc', '1|name']),
  );
});

test('edits of two lines in two tabs are both there at the next visit', async () => {
  const [here, there] = await twoTabs(502);
  here.lines.lineEdits.byId[11] = text('from here');
  there.lines.lineEdits.byId[12] = text('from there');
  await vi.waitFor(async () => expect((await stored('script|502')).size).toBe(2));
  there.lines.dropEdit(12);
  await vi.waitFor(async () => expect([...(await stored('script|502')).keys()]).toEqual(['11']));
});

test('texts of shots that two tabs have typed are both there at the next visit', async () => {
  const [here, there] = await twoTabs(503);
  here.shots.editShot(1, 'narration', 'from here');
  there.shots.editShot(1, 'static_desc', 'from there');
  await Promise.all([here.shots.saveDraft(), there.shots.saveDraft()]);
  here.shots.editShot(1, 'narration', 'from here, too');
  await here.shots.saveDraft();
  expect(await stored('board|503')).toEqual(
    new Map([
      ['1|narration', { text: 'from here, too' }],
      ['1|static_desc', { text: 'from there' }],
    ]),
  );
});

test('how pictures and clips of shots are made is kept from both tabs, and the model of either', async () => {
  const [here, there] = await twoTabs(504);
  here.forms.changePictureForm(1, { s: 200 });
  there.forms.changePictureForm(1, { chaos: 20 });
  there.forms.choosePictureModel('mj');
  here.forms.changePictureForm(2, { q: 1 });
  here.clips.putClipPicture(1, 'last', file('a'));
  there.clips.putClipPicture(1, 'reference', file('b'));
  await vi.waitFor(async () => expect((await stored('picture-forms|504')).size).toBe(4));
  await vi.waitFor(async () => expect((await stored('clip-pictures|504')).size).toBe(2));
  const next = await openTab();
  await next.open(504);
  expect(next.forms.pictureForms).toEqual({
    model: 'mj',
    byShot: { 1: { s: 200, chaos: 20 }, 2: { q: 1 } },
  });
  expect(next.clips.clipPictures.byShot[1]).toEqual({ last: file('a'), references: [file('b')] });
});

test('what is written in dialogs of two tabs is kept from both, in the order in which it was written', async () => {
  const [here, there] = [await openTab(), await openTab()];
  for (const { words } of [here, there]) await words.keptWordsDraft.restore();
  there.words.keepWords('sound 2', 'waves');
  await vi.waitFor(async () => expect((await stored('kept-words')).size).toBe(1));
  here.words.keepWords('sound 1', 'rain');
  await vi.waitFor(async () => expect((await stored('kept-words')).size).toBe(2));
  const next = await openTab();
  await next.words.keptWordsDraft.restore();
  expect(Object.entries(next.words.keptWords.byPlace)).toEqual([
    ['sound 2', 'waves'],
    ['sound 1', 'rain'],
  ]);
  next.words.keepWords('sound 2', null);
  await vi.waitFor(async () => expect([...(await stored('kept-words')).keys()]).toEqual(['sound 1']));
});

test('a draft that an earlier version has stored in one piece is taken over', async () => {
  const write = (name: string, value: unknown) => writePageStore('drafts', 7, name, value);
  await write('roles|505', { 1: { name: 'Ada' } });
  await write('script|505', { 11: text('a line') });
  await write('board|505', { byShot: { 1: { narration: 'typed' } }, bases: { 1: { narration: 'was' } } });
  await write('picture-forms|505', { model: 'mj', byShot: { 1: { s: 200 } } });
  await write('clip-pictures|505', { 1: { last: file('a'), references: [] } });
  const tab = await openTab();
  await tab.open(505);
  expect(tab.roles.roleEdits.byRole).toEqual({ 1: { name: 'Ada' } });
  expect(tab.lines.lineEdits.byId).toEqual({ 11: text('a line') });
  expect(tab.shots.edits).toMatchObject({
    byShot: { 1: { narration: 'typed' } },
    bases: { 1: { narration: 'was' } },
  });
  expect(tab.forms.pictureForms).toEqual({ model: 'mj', byShot: { 1: { s: 200 } } });
  expect(tab.clips.clipPictures.byShot).toEqual({ 1: { last: file('a'), references: [] } });
  for (const name of ['roles', 'script', 'board', 'picture-forms', 'clip-pictures'])
    expect(await readPageStore('drafts', 7, `${name}|505`), name).toBeUndefined();
});
