import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { readPageParts, readPageStore, writePageStore } from '../../src/store/pages-db.ts';

const Form = v.object({
  words: v.string(),
  picture: v.nullable(v.string()),
  mode: v.string(),
  size: v.number(),
});
const BLANK: v.InferOutput<typeof Form> = { words: '', picture: null, mode: 'plain', size: 1 };

let name = '';
let count = 0;

/** A tab of the browser has its own memory, and the same store. */
async function openTab() {
  vi.resetModules();
  const { proxy } = await import('valtio');
  const { session } = await import('../../src/store/account/session-state.ts');
  const { persistAsDraft } = await import('../../src/store/form-draft.ts');
  const { formParts } = await import('../../src/store/form-parts.ts');
  session.userId = 7;
  const form = proxy({ ...BLANK });
  const draft = persistAsDraft(name, form, Form, {
    blank: BLANK,
    division: formParts(BLANK, ['words', 'picture']),
    isUntouched: ({ words, picture }) => words === '' && picture === null,
  });
  return { form, draft };
}

async function twoTabs() {
  name = `parts-${count++}`;
  const tabs = [await openTab(), await openTab()] as const;
  for (const { draft } of tabs) await draft.restore();
  return tabs;
}
const stored = async () => Object.fromEntries(await readPageParts('drafts', 7, name));
const isStored = (parts: object) => vi.waitFor(async () => expect(await stored()).toEqual(parts));
async function atTheNextVisit() {
  const { form, draft } = await openTab();
  await draft.restore();
  return { ...form };
}

test('what is typed in one tab stays although another one changes something else', async () => {
  const [here, there] = await twoTabs();
  here.form.words = 'a lamp';
  await isStored({ words: 'a lamp' });
  there.form.size = 3;
  await isStored({ words: 'a lamp', settings: { mode: 'plain', size: 3 } });
  there.form.picture = '/a.jpg';
  await isStored({ words: 'a lamp', picture: '/a.jpg', settings: { mode: 'plain', size: 3 } });
  expect(await atTheNextVisit()).toEqual({ words: 'a lamp', picture: '/a.jpg', mode: 'plain', size: 3 });
});

test('what is emptied is forgotten, by the tab that has it alone', async () => {
  const [here, there] = await twoTabs();
  here.form.words = 'a lamp';
  there.form.picture = '/a.jpg';
  await isStored({ words: 'a lamp', picture: '/a.jpg' });
  there.draft.clear();
  await isStored({ words: 'a lamp' });
  here.form.words = '';
  await isStored({});
  expect(await atTheNextVisit()).toEqual(BLANK);
});

test('settings stay together, as they depend on each other', async () => {
  const [here, there] = await twoTabs();
  Object.assign(here.form, { words: 'a lamp', mode: 'large', size: 9 });
  await isStored({ words: 'a lamp', settings: { mode: 'large', size: 9 } });
  there.form.size = 2;
  await isStored({ words: 'a lamp', settings: { mode: 'plain', size: 2 } });
});

test('a form that an earlier version stored in one piece is all there', async () => {
  name = `parts-${count++}`;
  await writePageStore('drafts', 7, name, { words: 'of before', picture: null, mode: 'large', size: 9 });
  expect(await atTheNextVisit()).toEqual({ words: 'of before', picture: null, mode: 'large', size: 9 });
  expect(await readPageStore('drafts', 7, name)).toBeUndefined();
});

test('settings that were chosen before an empty store was read stay', async () => {
  name = `parts-${count++}`;
  const { form, draft } = await openTab();
  form.size = 5;
  await draft.restore();
  expect(form.size).toBe(5);
});

test('who types before the stored form is here replaces all of it', async () => {
  name = `parts-${count++}`;
  const before = await openTab();
  Object.assign(before.form, { words: 'of before', picture: '/old.jpg' });
  await isStored({ words: 'of before', picture: '/old.jpg' });
  const { form, draft } = await openTab();
  form.words = 'at once';
  await draft.restore();
  await isStored({ words: 'at once' });
  expect(form).toEqual({ ...BLANK, words: 'at once' });
});

/** The forms of the pages: what is typed in one tab, and what another one sets. */
const FORMS = {
  draw: async () => {
    const { drawForm: form, drawDraft: draft } = await import('../../src/store/draw/draw-form.ts');
    return { form, draft, typed: { prompt: 'a lamp' }, set: { ratio: '16:9' } };
  },
  video: async () => {
    const { clipForm: form, clipDraft: draft } = await import('../../src/store/video/clip-form.ts');
    return { form, draft, typed: { prompt: 'a lamp' }, set: { ratio: '9:16' } };
  },
  music: async () => {
    const { musicForm: form, musicDraft: draft } = await import('../../src/store/music/music-form.ts');
    return { form, draft, typed: { lyrics: 'La la' }, set: { instrumental: true } };
  },
  'lip-sync': async () => {
    const { lipForm: form, lipDraft: draft, BLANK_LIP } = await import('../../src/store/lipsync/lip-form.ts');
    return {
      ...{ form, draft, set: { platform: 1 } },
      typed: { spoken: { ...BLANK_LIP.spoken, text: 'Hello' } },
    };
  },
  project: async () => {
    const { projectForm: form, projectDraft: draft } = await import(
      '../../src/store/film/projects/project-form.ts'
    );
    return { form, draft, typed: { story: 'It was late.' }, set: { ratio: '9:16' } };
  },
  style: async () => {
    const { styleForm: form, styleDraft: draft } = await import('../../src/store/style-form.ts');
    return { form, draft, typed: { prompt: 'in ink' }, set: { category: 'Realistic' } };
  },
};

test.each(Object.entries(FORMS))(
  'the words of the form “%s” in one tab stay although another tab changes a setting',
  async (form, load) => {
    name = form;
    const open = async () => {
      vi.resetModules();
      const { session } = await import('../../src/store/account/session-state.ts');
      session.userId = 7;
      const opened = await load();
      await opened.draft.restore();
      return opened;
    };
    const here = await open();
    const there = await open();
    Object.assign(here.form, here.typed);
    await vi.waitFor(async () => expect(Object.keys(await stored())).toEqual(Object.keys(here.typed)));
    Object.assign(there.form, there.set);
    await vi.waitFor(async () => expect(await stored()).toHaveProperty('settings'));
    expect(await stored()).toMatchObject({ ...here.typed, settings: there.set });
  },
);
