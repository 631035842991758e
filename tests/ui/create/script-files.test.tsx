import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeFilm } from '../../../src/store/film/film.ts';
import { closeScript } from '../../../src/store/film/script/script.ts';
import { toasts } from '../../../src/store/toasts.ts';
import { currentHash } from '../../../src/ui/router/hash-location.ts';
import { type Answers, lost, Refused, type Sent } from '../../store/fake-api.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { buttonOf, dialogOf, noDialog, openCreate, openNewProject, press } from './open-create.tsx';
import '../../../src/ui/create/script/import-dialog.tsx';
import '../../../src/ui/create/script/lines.tsx';
import '../../../src/ui/create/script/script-step.tsx';

const CREATE = '/script/generate-base';
const IMPORT = '/script/upload-drama';
const PREVIEW = '/studio/script/preview';
const EXPORT = '/script/download-excel';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const file = (name: string, { size = 9, type = '' } = {}): File => {
  const one = new File(['Anna: hi!'], name, { type });
  Object.defineProperty(one, 'size', { value: size });
  return one;
};
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input[type=file]' });
const choose = (label: string, one: File) =>
  change(() => {
    fireEvent.change(field(label), { target: { files: [one] } });
  });

eachOnItsOwn();
beforeEach(() => {
  closeFilm();
  closeScript();
});

/** Opens the dialog with the script file option selected. */
async function fromFile(answers: Answers = {}) {
  const opened = await openNewProject({
    '/script/script-info': () => ({ name: 'The lamp', step: 2 }),
    ...answers,
  });
  await change(() =>
    fireEvent.click(within(opened.dialog).getByRole('radio', { name: /script file/, hidden: true })),
  );
  await within(opened.dialog).findByText('Choose a script file');
  return opened;
}

test('[PROJ-25] only the script file option shows the upload, a template and the accepted formats', async () => {
  const { dialog } = await fromFile();
  expect(dialog.textContent).toContain('.doc, .docx, .txt, .xlsx, or .xls, up to 10 MB or 20 pages');
  const template = within(dialog).getByRole('link', { name: 'Download the template', hidden: true });
  expect(template.getAttribute('href')).toBe('/web/templates/script-template-en.xlsx');
  expect(template.hasAttribute('download')).toBe(true);
  expect(within(dialog).queryByRole('textbox', { name: 'Story', hidden: true })).toBeNull();
  fireEvent.click(within(dialog).getByRole('radio', { name: /From a story/, hidden: true }));
  await within(dialog).findByRole('textbox', { name: 'Story', hidden: true });
  expect(within(dialog).queryByRole('link', { name: 'Download the template', hidden: true })).toBeNull();
});

test('[PROJ-26] [PROJ-27] other files and larger ones are refused at once, with the reason', async () => {
  const { dialog, sent } = await fromFile();
  expect(field('Script file').accept).toBe('.doc,.docx,.txt,.xlsx,.xls');
  await choose('Script file', file('film.pdf'));
  await within(dialog).findByText('Only .doc, .docx, .txt, .xlsx, or .xls files are supported');
  await choose('Script file', file('film.docx', { size: 10 * 1024 * 1024 + 1 }));
  await within(dialog).findByText('The file is larger than 10 MB');
  // a script file is required
  await change(() => press('Create', dialog));
  expect(document.activeElement?.textContent).toContain('Choose a script file');
  expect(bodies(sent, CREATE)).toEqual([]);
  for (const name of ['a.doc', 'a.DOCX', 'a.txt', 'a.xlsx', 'a.xls']) {
    await choose('Script file', file(name));
    await within(dialog).findByText(name);
  }
});

test('[PROJ-30] a dropped file is sent with the form, and names a project without a title', async () => {
  const { dialog, sent } = await fromFile({
    [CREATE]: () => ({ script_id: 8, async_status: 0 }),
    '/script/list-drama': () => ({ lists: [{ id: 1, hm_desc: 'one', list_order: 0 }] }),
  });
  const drop = within(dialog).getByText('Choose a script file').closest('button');
  const one = file('The old lamp.docx');
  await change(() => {
    if (drop) fireEvent.drop(drop, { dataTransfer: { files: [one] } });
  });
  await within(dialog).findByText('The old lamp.docx');
  press('Create', dialog);
  await waitFor(() => expect(currentHash()).toBe('/create?id=8&step=2'));
  expect(bodies(sent, CREATE)).toMatchObject([
    {
      generate_method: '2',
      name: 'The old lamp',
      content: '',
      text_type: 'story',
      width_height: '16:9',
      style_name: '',
    },
  ]);
  const { script } = bodies(sent, CREATE)[0] as { script: File };
  expect(await script.text()).toBe('Anna: hi!');
});

test('[PROJ-17] a script file is a story or an advert, too; an empty storyboard is neither, since nothing is written for it', async () => {
  const { dialog, sent } = await fromFile({
    [CREATE]: () => ({ script_id: 8, async_status: 0 }),
    '/script/list-drama': () => ({ lists: [] }),
  });
  const kinds = () => within(dialog).queryByRole('group', { name: 'Kind of script', hidden: true });
  const radio = (name: string | RegExp) => within(dialog).getByRole('radio', { name, hidden: true });
  expect(kinds()).not.toBeNull();
  await change(() => fireEvent.click(radio(/Blank storyboard/)));
  expect(kinds()).toBeNull();
  await change(() => fireEvent.click(radio(/script file/)));
  await choose('Script file', file('advert.txt'));
  fireEvent.click(radio('Advert'));
  press('Create', dialog);
  await waitFor(() =>
    expect(bodies(sent, CREATE)).toMatchObject([{ generate_method: '2', text_type: 'adv' }]),
  );
  // or it opens in the next test
  await waitFor(() => expect(currentHash()).toBe('/create?id=8&step=2'));
});

test('an error in a file is shown next to it, and the form stays', async () => {
  const { dialog } = await fromFile({ [CREATE]: () => new Refused('The file has a password') });
  await choose('Script file', file('secret.doc'));
  await change(() => press('Create', dialog));
  await within(dialog).findByText('The file has a password');
  expect(dialog.textContent).toContain('secret.doc');
});

/** Opens the script of a film. */
async function open(answers: Answers = {}, facts: object = {}): Promise<Sent[]> {
  const sent = await openCreate(
    {
      '/script/script-info': () => ({ name: 'The lamp', step: 2 }),
      '/script/list-drama': () => ({ lists: [{ id: 1, hm_desc: 'one', list_order: 0 }], ...facts }),
      ...answers,
    },
    '/create?id=12&step=2',
  );
  await buttonOf('Export to Excel');
  return sent;
}

test('[SCRIPT-18] a spreadsheet replaces the script after a preview of the changes', async () => {
  let lists = [{ id: 1, hm_desc: 'one', list_order: 0 }];
  const sent = await open({
    '/script/list-drama': () => ({ lists, can_undo_import: lists.length > 1 ? 1 : 0 }),
    [PREVIEW]: () => ({
      lines: 2,
      same: 1,
      changed: 0,
      added: 1,
      removed: 0,
      notes: [{ at: 4, message: 'A cell holds an error' }],
    }),
    [IMPORT]: () => {
      lists = [...lists, { id: 2, hm_desc: 'two', list_order: 1 }];
      return null;
    },
    '/studio/script/undo': () => {
      lists = lists.slice(0, 1);
      return { storyboard: 1, kept_shots: 2 };
    },
  });
  expect(field('Import from Excel').accept).toBe('.xls,.xlsx');
  await choose('Import from Excel', file('film.xlsx'));
  const dialog = await dialogOf('Import from Excel');
  await within(dialog).findByText('1 shot is new');
  expect(dialog.textContent).toMatch(
    /The file has 2 shots:.*1 shot stays as it is.*Line 4 A cell holds an error/,
  );
  expect(bodies(sent, IMPORT)).toEqual([]);
  press('Replace the script', dialog);
  await noDialog();
  expect(bodies(sent, IMPORT)).toMatchObject([{ script_id: '12' }]);
  await screen.findByText('two');
  // the import can be undone
  press('Undo import');
  await waitFor(() => expect(screen.queryByText('two')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo import', hidden: true })).toBeNull();
  await vi.waitFor(() =>
    expect(toasts.waiting.map(({ title, description }) => [title, description])).toContainEqual([
      'The script is as it was before the import',
      'The storyboard went back with it. 2 new shots in which you have made or edited something stay until you update it.',
    ]),
  );
});

test('an unusable spreadsheet shows the reason, and offers the template', async () => {
  await open({ [PREVIEW]: () => new Refused('No column of a script was found') });
  await choose('Import from Excel', file('list.xls'));
  const dialog = await dialogOf('Import from Excel');
  await within(dialog).findByText('No column of a script was found');
  expect(within(dialog).queryByRole('button', { name: 'Replace the script', hidden: true })).toBeNull();
  within(dialog).getByRole('link', { name: 'Download the template', hidden: true });
});

test('a spreadsheet that got lost on the way says so, instead of a dialog that closes without a word', async () => {
  await open({ [PREVIEW]: lost });
  await choose('Import from Excel', file('film.xlsx'));
  const said = await screen.findByText("Couldn't read the file");
  expect(said.parentElement?.textContent).toContain('Check your connection and try again.');
  await noDialog();
});

test('what became of a file is listed until dismissed, and is not called unread: a note may say what was kept', async () => {
  const sent = await open(
    { '/studio/script/dismiss': () => null },
    {
      notes: [
        { at: 2, message: 'Some characters could not be read' },
        { at: 0, message: '“Mei” is in the film already, and keeps its description' },
      ],
    },
  );
  const notes = await screen.findByRole('list', { name: 'About the file', hidden: true });
  const about = screen.getByRole('region', { name: 'About the file', hidden: true });
  expect(about.querySelector('strong')?.textContent).toBe('About the file');
  expect([...notes.children].map(({ textContent }) => textContent)).toEqual([
    'Line 2 Some characters could not be read',
    ' “Mei” is in the film already, and keeps its description',
  ]);
  press('Close', about);
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'About the file', hidden: true })).toBeNull(),
  );
  await waitFor(() => expect(bodies(sent, '/studio/script/dismiss')).toEqual([{ script_id: 12 }]));
});

test('[SCRIPT-19] the script is saved as an Excel file under the name of the project', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const sent = await open({ [EXPORT]: () => new Response('xlsx', { headers: { 'content-type': XLSX } }) });
  press('Export to Excel');
  await waitFor(() => expect(saved).toEqual(['The-lamp.xlsx']));
  expect(bodies(sent, EXPORT)).toEqual([{ script_id: 12, type: 2 }]);
});

test('[SCRIPT-20] a failed Excel download shows a message', async () => {
  await open({ [EXPORT]: () => new Refused('The disk is full') });
  press('Export to Excel');
  await screen.findByText('Excel download failed');
  await screen.findByText('The disk is full');
});
