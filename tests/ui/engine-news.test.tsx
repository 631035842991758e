import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { offers } from '../../src/store/offers.ts';
import { holdReload } from '../../src/store/reload.ts';
import { tasks } from '../../src/store/tasks/tasks.ts';
import { clearToasts, toasts } from '../../src/store/toasts.ts';
import { uploads } from '../../src/store/uploads.ts';
import { OfferSlot } from '../../src/ui/shell/offer-slot.tsx';
import '../../src/ui/shell/update-offer.tsx';
import { useEngineNews } from '../../src/ui/shell/use-engine-news.ts';
import { change, eachOnItsOwn, show } from './show.tsx';

const TITLE = 'A new version is ready';

function News() {
  useEngineNews();
  return <OfferSlot at="sheet" />;
}
const open = () => show(<News />);
const arrives = (update: () => void) =>
  change(() => {
    tasks.update = update;
  });
const offered = () => offers.standing === 'update';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

eachOnItsOwn();
beforeEach(() => {
  tasks.update = null;
  uploads.running = 0;
  clearToasts();
});

test('a new version is offered, and its button applies it', async () => {
  const update = vi.fn();
  await open();
  await arrives(update);
  expect(await screen.findByRole('region', { name: TITLE })).toBeTruthy();
  expect(screen.getByText('Your text is kept.')).toBeTruthy();
  await press('Reload');
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});

test('a dismissed version is not offered again, the next one is', async () => {
  const update = vi.fn();
  await open();
  await arrives(update);
  await press('Later');
  await vi.waitFor(() => expect(offered()).toBe(false));
  expect(screen.queryByRole('region')).toBeNull();
  expect(update).not.toHaveBeenCalled();
  await arrives(vi.fn());
  expect(offered()).toBe(true);
});

test('during an upload nothing is offered; afterwards it is', async () => {
  uploads.running = 1;
  await open();
  await arrives(vi.fn());
  expect(offered()).toBe(false);
  await change(() => {
    uploads.running = 0;
  });
  expect(offered()).toBe(true);
});

test('a click during an upload reloads after the upload', async () => {
  const update = vi.fn();
  await open();
  await arrives(update);
  const reload = await screen.findByRole('button', { name: 'Reload' });
  // an upload started just as the button was clicked
  uploads.running = 2;
  fireEvent.click(reload);
  await change(() => {
    uploads.running = 1;
  });
  expect(update).not.toHaveBeenCalled();
  await change(() => {
    uploads.running = 0;
  });
  expect(update).toHaveBeenCalledOnce();
});

test('while a form has unsaved text, nothing is offered; afterwards it is', async () => {
  const release = holdReload();
  await open();
  await arrives(vi.fn());
  expect(offered()).toBe(false);
  await change(release);
  expect(offered()).toBe(true);
});

test('a click while a form has text says when the page will reload, and it reloads after the form is closed', async () => {
  const update = vi.fn();
  await open();
  await arrives(update);
  const reload = await screen.findByRole('button', { name: 'Reload' });
  const release = holdReload();
  fireEvent.click(reload);
  await change(() => undefined);
  expect(toasts.waiting.map(({ title }) => title)).toEqual(["The app reloads when you're done here"]);
  expect(update).not.toHaveBeenCalled();
  await change(release);
  await change(release);
  expect(update).toHaveBeenCalledOnce();
});
