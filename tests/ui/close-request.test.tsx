import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FloatingFrame } from '../../src/ui/kit/floating-frame.tsx';
import FloatingPanel from '../../src/ui/kit/floating-panel.tsx';
import { SheetDialog } from '../../src/ui/kit/sheet-dialog.tsx';
import { useCloseRequest } from '../../src/ui/kit/use-close-request.ts';
import { change, eachOnItsOwn, show } from './show.tsx';

/** The watchers that the page has, in the order of their creation. The browser closes the last one. */
let watchers: FakeWatcher[] = [];
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy(): void {
    watchers = watchers.filter((one) => one !== this);
  }
}
const goBack = () =>
  change(() => {
    const last = watchers.pop();
    last?.onclose?.();
  });
const pointer = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(kind),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

eachOnItsOwn();
beforeEach(() => {
  watchers = [];
  vi.stubGlobal('CloseWatcher', FakeWatcher);
  pointer('coarse');
});

test('going back on a phone closes a sheet, with its exit', async () => {
  const onClose = vi.fn();
  await show(
    <SheetDialog title="Style" onClose={onClose}>
      <button type="button">Choose</button>
    </SheetDialog>,
  );
  await screen.findByRole('dialog', { name: 'Style' });
  await waitFor(() => expect(watchers).toHaveLength(1));
  await goBack();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(watchers).toEqual([]);
});

test.each([
  [
    'panel',
    (onClose: () => void) => (
      <FloatingPanel anchor="anchor" label="Parameters" onClose={onClose}>
        <p>Fields</p>
      </FloatingPanel>
    ),
  ],
  [
    'menu',
    (onClose: () => void) => (
      <FloatingFrame anchor="anchor" label="Actions" placement="top-start" gutter={6} onClose={onClose}>
        <p>Entries</p>
      </FloatingFrame>
    ),
  ],
])('going back on a phone closes a %s, and its button has the focus', async (_what, floating) => {
  const onClose = vi.fn();
  await show(
    <>
      <button type="button" id="anchor">
        Open
      </button>
      {floating(onClose)}
    </>,
  );
  await waitFor(() => expect(watchers).toHaveLength(1));
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
});

test('what stays open on a phone is asked again once something was done, and nobody is kept before that', async () => {
  const close = vi.fn();
  const { rerender } = renderHook(({ open }) => useCloseRequest(open, close), {
    initialProps: { open: true },
  });
  await goBack();
  expect(close).toHaveBeenCalledTimes(1);
  expect(watchers, 'the next Back leaves').toEqual([]);
  fireEvent.pointerDown(document.body);
  await goBack();
  expect(close).toHaveBeenCalledTimes(2);
  fireEvent.input(document.body);
  expect(watchers).toHaveLength(1);
  rerender({ open: false });
  fireEvent.pointerDown(document.body);
  expect(watchers, 'it is closed').toEqual([]);
});

test('with a keyboard, nothing watches for a close request: Escape is the dialog’s own', async () => {
  pointer('fine');
  await show(
    <SheetDialog title="Style" onClose={() => undefined}>
      <button type="button">Choose</button>
    </SheetDialog>,
  );
  await screen.findByRole('dialog', { name: 'Style' });
  expect(watchers).toEqual([]);
});

describe.each(['fine', 'coarse'] as const)('the Back of a browser, with a %s pointer', (kind) => {
  const entries = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  beforeEach(() => {
    pointer(kind);
    vi.stubGlobal('navigation', entries);
  });
  /** The browser goes to another entry of its history. @returns whether the page kept it from that */
  const travel = async (index: number, cancelable = true): Promise<boolean> => {
    const event = Object.assign(new Event('navigate', { cancelable }), {
      navigationType: 'traverse',
      destination: { index, sameDocument: true },
    });
    await change(() => void entries.dispatchEvent(event));
    return event.defaultPrevented;
  };

  test('closes the last dialog and stays on the page; then it goes back', async () => {
    const onClose = vi.fn();
    await show(
      <>
        <SheetDialog title="Style" onClose={() => onClose('outer')}>
          <p>Outer</p>
        </SheetDialog>
        <SheetDialog title="New style" onClose={() => onClose('inner')}>
          <p>Inner</p>
        </SheetDialog>
      </>,
    );
    await screen.findByRole('dialog', { name: 'New style' });
    expect(await travel(4)).toBe(false);
    expect(await travel(2)).toBe(true);
    await waitFor(() => expect(onClose.mock.calls).toEqual([['inner']]));
    expect(await travel(2)).toBe(true);
    await waitFor(() => expect(onClose.mock.calls).toEqual([['inner'], ['outer']]));
    expect(await travel(2)).toBe(false);
  });

  test('what stays open is asked again once something was done, and nobody is kept before that', async () => {
    const close = vi.fn();
    const { rerender } = renderHook(({ open }) => useCloseRequest(open, close), {
      initialProps: { open: true },
    });
    expect(await travel(2)).toBe(true);
    expect(await travel(2), 'the second Back leaves').toBe(false);
    fireEvent.pointerDown(document.body, { button: 3 });
    expect(await travel(2), 'the mouse’s button for Back is no deed on the page').toBe(false);
    expect(close).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(document.body, { button: 0 });
    expect(await travel(2)).toBe(true);
    expect(close).toHaveBeenCalledTimes(2);
    rerender({ open: false });
    fireEvent.pointerDown(document.body, { button: 0 });
    expect(await travel(2), 'it is closed').toBe(false);
  });

  test('what the address names is left to the browser, which closes it by going back', async () => {
    const onClose = vi.fn();
    await show(
      <>
        <SheetDialog title="Style" onClose={onClose}>
          <p>Under it</p>
        </SheetDialog>
        <SheetDialog title="Tasks" size="side" onClose={onClose}>
          <p>None</p>
        </SheetDialog>
      </>,
    );
    await screen.findByRole('dialog', { name: 'Tasks' });
    expect(await travel(2)).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a browser that does not ask the page leaves it, and what was open goes with it', async () => {
    const onClose = vi.fn();
    await show(
      <SheetDialog title="Style" onClose={onClose}>
        <p>Styles</p>
      </SheetDialog>,
    );
    await screen.findByRole('dialog', { name: 'Style' });
    expect(await travel(2, false)).toBe(false);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('an address that is typed, or a link that is followed', () => {
  const entries = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  beforeEach(() => vi.stubGlobal('navigation', entries));
  const go = (hashChange: boolean) =>
    change(() => {
      entries.dispatchEvent(
        Object.assign(new Event('navigate', { cancelable: true }), {
          navigationType: 'push',
          hashChange,
          destination: { index: -1, sameDocument: true },
        }),
      );
    });

  test('closes what is open over the page that is left, but for what an address names', async () => {
    const [below, above] = [vi.fn(), vi.fn()];
    renderHook(() => useCloseRequest(true, below));
    renderHook(() => useCloseRequest(true, vi.fn(), true));
    renderHook(() => useCloseRequest(true, above));
    await go(true);
    expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  test('what the app itself writes into the address leaves open what is open', async () => {
    const close = vi.fn();
    renderHook(() => useCloseRequest(true, close));
    await go(false);
    expect(close).not.toHaveBeenCalled();
  });
});

test('what stayed open after a phone’s gesture does not keep the browser’s Back', async () => {
  const entries = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  vi.stubGlobal('navigation', entries);
  const close = vi.fn();
  renderHook(() => useCloseRequest(true, close));
  await goBack();
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'traverse',
    destination: { index: 2, sameDocument: true },
  });
  entries.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

describe('in a browser that tells a page nothing of Back', () => {
  beforeEach(() => {
    pointer('coarse');
    vi.stubGlobal('CloseWatcher', undefined);
    vi.stubGlobal('navigation', undefined);
  });
  const leave = () => change(() => void dispatchEvent(new PopStateEvent('popstate')));

  test('what is open closes with the page that is left', async () => {
    const onClose = vi.fn();
    await show(
      <SheetDialog title="Style" onClose={onClose}>
        <p>Styles</p>
      </SheetDialog>,
    );
    await screen.findByRole('dialog', { name: 'Style' });
    await leave();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('leaving the address of a panel leaves open what is below it', async () => {
    const [below, above] = [vi.fn(), vi.fn()];
    renderHook(() => useCloseRequest(true, below));
    renderHook(() => useCloseRequest(true, vi.fn(), true));
    renderHook(() => useCloseRequest(true, above));
    await leave();
    expect(above).toHaveBeenCalledOnce();
    expect(below).not.toHaveBeenCalled();
  });
});
