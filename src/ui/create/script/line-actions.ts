import { t } from '@lingui/core/macro';
import { announce } from '../../../store/announcer.ts';
import { script } from '../../../store/film/script/script.ts';
import {
  addAbove,
  addAtEnd,
  cancelEdit,
  copyLine,
  deleteLine,
  moveLine,
  saveLine,
} from '../../../store/film/script/script-changes.ts';
import { reportAs } from '../../errors/report-as.ts';
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

export async function removeLine(id: number): Promise<void> {
  const index = script.lines.findIndex((line) => line.id === id);
  const next = script.lines[index + 1] ?? script.lines[index - 1];
  try {
    const done = deleteLine(id);
    if (next) focusEdit(next.id);
    await done;
  } catch (error) {
    reportAs(t`Delete failed`, error);
  }
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
