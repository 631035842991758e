import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { points, refreshPoints } from '../../../src/store/account/points.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { writePageStore } from '../../../src/store/pages-db.ts';
import { bodies } from '../../store/film/board-shots.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import '../../../src/ui/kit/own-style-dialog.tsx';
import { buttonOf, dialogOf, noDialog, openCreate, openNewProject, press } from './open-create.tsx';

const CREATE = '/script/generate-base';
const style = (name: string) => ({ name, image: `/web/styles/${name}.webp`, category: 'Realistic' });
const STYLES = {
  '/script/get-style-info-pro': () => [{ name: 'Realistic', lists: [style('Noir'), style('Golden hour')] }],
  [CREATE]: () => ({ script_id: 5 }),
};
const choose = async (dialog: HTMLElement, name: string) =>
  fireEvent.click(await within(dialog).findByRole('radio', { name, hidden: true }));
const story = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Story', hidden: true });

eachOnItsOwn();
beforeEach(() => {
  points.payload = null;
});

test('[PROJ-30] the chosen style is sent with its picture', async () => {
  const { sent, dialog } = await openNewProject(STYLES);
  await choose(dialog, 'Realistic');
  await choose(dialog, 'Golden hour');
  fireEvent.change(story(dialog), { target: { value: 'a lamp in the forest' } });
  press('Create', dialog);
  await noDialog();
  expect(bodies(sent, CREATE)).toMatchObject([
    { style_name: 'Golden hour', style_img: '/web/styles/Golden hour.webp' },
  ]);
});

test('[PROJ-28] both style categories have a grid in the dialog, and a form for a custom style', async () => {
  const { dialog } = await openNewProject(STYLES);
  await within(dialog).findByRole('radio', { name: 'Animation', hidden: true });
  await choose(dialog, 'Realistic');
  await waitFor(() =>
    expect([...dialog.querySelectorAll('[data-ui=style]')].map(({ textContent }) => textContent)).toEqual([
      'Noir',
      'Golden hour',
    ]),
  );
  press('New style', dialog);
  const form = within(await screen.findByRole('dialog', { name: 'New style', hidden: true }));
  form.getByRole('textbox', { name: 'Name', hidden: true });
  form.getByRole('textbox', { name: 'Prompt', hidden: true });
  form.getByLabelText('Picture', { selector: 'input' });
  expect(
    form.getAllByRole('radio', { hidden: true }).map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Animation', 'Realistic']);
});

test.each([
  ['built-in engine', /Script by the built-in engine: .*usually a few seconds/],
  ['gpt-oss', /Script by gpt-oss; .*about 3 to 5 minutes/],
])(
  '[PROJ-32] before submitting, the dialog shows the script’s model and duration: %s',
  async (text, said) => {
    const { dialog } = await openNewProject({
      '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: session.userId, providers: { text } }),
    });
    await change(() => void refreshPoints());
    const create = within(dialog).getByRole('button', { name: 'Create', hidden: true });
    await waitFor(() =>
      expect(document.getElementById(create.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
        said,
      ),
    );
  },
);

test('the dialog restores the text of an earlier visit', async () => {
  await openCreate({});
  await writePageStore('drafts', session.userId, 'project', {
    method: 1,
    textType: 'story',
    ratio: '9:16',
    title: '',
    story: 'half a story',
    category: 'Animation',
    style: null,
  });
  await buttonOf('New project');
  press('New project');
  const dialog = await dialogOf('New project');
  await waitFor(() => expect(story(dialog).value).toBe('half a story'));
  const ratio = screen.getByRole<HTMLInputElement>('radio', { name: '9:16', hidden: true });
  expect(ratio.checked).toBe(true);
});
