import { t } from '@lingui/core/macro';
import type { DramaLine } from '../../../api/script.ts';
import { announce } from '../../../store/announcer.ts';
import { deleteLine } from '../../../store/film/script/delete-line.ts';
import { script } from '../../../store/film/script/script.ts';
import {
  addAbove,
  addAtEnd,
  cancelEdit,
  copyLine,
  moveLine,
  saveLine,
} from '../../../store/film/script/script-changes.ts';
import { reportAs } from '../../errors/report-as.ts';
import { deleteWithUndo } from '../../kit/delete-with-undo.ts';
import { focusEdit, focusLine } from './line-focus.ts';

// What a row's buttons do: change the line, move the focus, report a failure.

async function adding(add: Promise<number | null>): Promise<void> {
  try {
    const id = await add;
    if (id) focusLine(id);
  } catch (error) {
    reportAs(t`Couldn't add the shot`, error);
  }
}
export const addLineAbove = (id: number): Promise<void> => adding(addAbove(id));
export const addLineAtEnd = (): Promise<void> => adding(addAtEnd());

export async function copyShotLine(id: number): Promise<void> {
  try {
    const copy = await copyLine(id);
    if (copy) focusEdit(copy);
  } catch (error) {
    reportAs(t`Copy failed`, error);
  }
}

/** Deletes a line. The focus goes to its neighbour, since the row's buttons go with it. */
export function removeLine({ id, hm_desc, dialogue }: DramaLine): Promise<void> {
  const index = script.lines.findIndex((line) => line.id === id);
  const next = script.lines[index + 1] ?? script.lines[index - 1];
  const number = index + 1;
  const words = hm_desc || dialogue;
  return deleteWithUndo(words ? t`Shot ${number}: ${words}` : t`Shot ${number}`, () => {
    const done = deleteLine(id);
    if (next) focusEdit(next.id);
    return done;
  });
}

export async function storeLine(id: number): Promise<void> {
  try {
    const done = saveLine(id);
    focusEdit(id);
    await done;
  } catch (error) {
    reportAs(t`Couldn't save the shot. Your text is still here.`, error);
  }
}

export function closeLine(id: number): void {
  cancelEdit(id);
  focusEdit(id);
}

export async function putLine(from: number, to: number): Promise<void> {
  try {
    const done = moveLine(from, to);
    const place = script.lines.findIndex((line) => line.id === from) + 1;
    announce(t`Shot moved to position ${place}`);
    await done;
  } catch (error) {
    reportAs(t`Couldn't save the order`, error);
  }
}
