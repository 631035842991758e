import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawForm } from '../../src/store/draw/draw-form.ts';
import { styleForm } from '../../src/store/style-form.ts';
import { takeToasts, toasts } from '../../src/store/toasts.ts';
import { bodies } from '../store/film/board-shots.ts';
import {
  comic,
  DELETE,
  dialog,
  freshStyles,
  LIST,
  mine,
  noir,
  open,
  own,
  press,
  tiles,
  UPDATE,
} from './style-page.tsx';

freshStyles();

describe('a style of one’s own that exists', () => {
  test('a custom style is changed in the form, filled with what it is; a drawing in it follows, a new style half typed stays', async () => {
    mine.styles = [own];
    let real: object[] = [];
    const sent = await open({
      [UPDATE]: ({ id, ...now }: { id: number; category: string }) => {
        mine.styles = [];
        real = [{ ...now, id, image: '/media/new.png' }];
        return null;
      },
      [LIST]: () => [
        { name: 'Animation', lists: [...mine.styles, comic] },
        { name: 'Realistic', lists: [...real, noir] },
      ],
    });
    // chosen on another day: its address had another signature
    drawForm.look = { id: 9, name: 'Paper', image: '/media/older.png?e=1', words: 'paper' };
    Object.assign(styleForm, { name: 'Half a st' });
    await dialog();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paper cut', hidden: true }).checked).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: 'Edit Comic', hidden: true })).toBeNull();
    press('Edit Paper cut');
    const { getByRole, getByText } = within(
      await screen.findByRole('dialog', { name: 'Edit style', hidden: true }),
    );
    const name = getByRole<HTMLInputElement>('textbox', { name: 'Name', hidden: true });
    expect(name.value).toBe('Paper cut');
    expect(getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt', hidden: true }).value).toBe('paper');
    expect(getByRole<HTMLInputElement>('radio', { name: 'Animation', hidden: true }).checked).toBe(true);
    getByText('Choose another file');
    fireEvent.change(name, { target: { value: ' ' } });
    press('Save changes');
    await waitFor(() => getByText('Please enter a name'));
    expect(bodies(sent, UPDATE)).toEqual([]);
    fireEvent.change(name, { target: { value: 'Torn paper' } });
    fireEvent.click(getByRole('radio', { name: 'Realistic', hidden: true }));
    press('Save changes');
    await waitFor(() => expect(tiles()).toEqual(['Torn paper', 'Film noir']));
    expect(bodies(sent, UPDATE)).toEqual([
      {
        id: 9,
        name: 'Torn paper',
        category: 'Realistic',
        text2video_prompt: 'paper',
        image: '/media/own.png',
      },
    ]);
    const look = { id: 9, name: 'Torn paper', image: '/media/new.png', words: 'paper' };
    await waitFor(() => expect(drawForm.look).toEqual(look));
    expect(styleForm.name).toBe('Half a st');
    press('Use style');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(drawForm.look).toEqual(look);
  });

  test('a chosen style that was changed on another page is up to date when the drawing page opens', async () => {
    mine.styles = [{ ...own, name: 'Torn paper', text2video_prompt: 'torn' }];
    drawForm.look = { id: 9, name: 'Paper cut', image: '/media/own.png', words: 'paper' };
    await open();
    await waitFor(() =>
      expect(drawForm.look).toEqual({ id: 9, name: 'Torn paper', image: '/media/own.png', words: 'torn' }),
    );
  });

  test('[STYLE-15] a custom style is deleted after confirmation; built-in ones cannot be deleted', async () => {
    mine.styles = [own];
    const sent = await open();
    await dialog();
    expect(screen.queryByRole('button', { name: 'Delete Comic', hidden: true })).toBeNull();
    press('Delete Paper cut');
    await screen.findByRole('dialog', { name: 'Delete this style?', hidden: true });
    expect(bodies(sent, DELETE)).toEqual([]);
    press('Delete');
    await waitFor(() => expect(bodies(sent, DELETE)).toEqual([{ id: 9 }]));
    await waitFor(() => expect(tiles()).toEqual(['Comic']));
  });

  test('a deleted style comes back with Undo', async () => {
    mine.styles = [own];
    const sent = await open({
      '/studio/style/restore': () => {
        mine.styles = [own];
        return null;
      },
    });
    await dialog();
    press('Delete Paper cut');
    await screen.findByText(/You can undo this right afterwards/);
    press('Delete');
    await waitFor(() => expect(tiles()).toEqual(['Comic']));
    await waitFor(() => expect(toasts.waiting).toMatchObject([{ description: 'Paper cut' }]));
    takeToasts()[0]?.action?.run();
    await waitFor(() => expect(tiles()).toEqual(['Paper cut', 'Comic']));
    expect(bodies(sent, '/studio/style/restore')).toEqual([{ id: 9 }]);
  });

  test('a chosen style that was deleted is chosen and used again with Undo, unless another took its place', async () => {
    mine.styles = [own];
    await open({
      '/studio/style/restore': () => {
        mine.styles = [own];
        return null;
      },
    });
    const look = { id: 9, name: 'Paper cut', image: '/media/own.png', words: 'paper' };
    const remove = async () => {
      press('Delete Paper cut');
      await screen.findByText(/You can undo this right afterwards/);
      press('Delete');
      await waitFor(() => expect(tiles()).toEqual(['Comic']));
      await waitFor(() => expect(toasts.waiting).toHaveLength(1));
      expect(drawForm.look).toBeNull();
    };
    const bringBack = async () => {
      takeToasts()[0]?.action?.run();
      await waitFor(() => expect(tiles()).toEqual(['Paper cut', 'Comic']));
    };
    const isMarked = () =>
      screen.getByRole<HTMLInputElement>('radio', { name: 'Paper cut', hidden: true }).checked;
    drawForm.look = look;
    await dialog();
    await remove();
    await bringBack();
    await waitFor(() => expect(isMarked()).toBe(true));
    expect(drawForm.look).toEqual(look);
    await remove();
    fireEvent.click(screen.getByRole('radio', { name: 'Comic', hidden: true }));
    drawForm.look = { name: 'Comic', image: '/media/comic.png', words: 'comic' };
    await bringBack();
    expect(isMarked()).toBe(false);
    expect(drawForm.look).toMatchObject({ name: 'Comic' });
  });

  test('a chosen style that is deleted is not used anymore, and its category stays', async () => {
    mine.styles = [{ ...own, category: 'Realistic' }];
    await open({
      [LIST]: () => [
        { name: 'Animation', lists: [comic] },
        { name: 'Realistic', lists: [...mine.styles, noir] },
      ],
    });
    drawForm.look = { name: 'Paper cut', image: '/media/own.png', words: 'paper' };
    press(/^Style/);
    await screen.findByRole('dialog', { name: 'Style', hidden: true });
    await waitFor(() => expect(tiles()).toEqual(['Paper cut', 'Film noir']));
    press('Delete Paper cut');
    await screen.findByRole('dialog', { name: 'Delete this style?', hidden: true });
    press('Delete');
    await waitFor(() => expect(tiles()).toEqual(['Film noir']));
    expect(drawForm.look).toBeNull();
    press('Use style');
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(drawForm.look).toBeNull();
  });
});
