/// <reference path="../../src/ui/po.d.ts" />
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../locales/en.po';
import { dropOrder, order } from '../../src/store/billing/order.ts';
import { products } from '../../src/store/billing/products.ts';
import { browser } from '../../src/store/browser.ts';
import { forms } from '../../src/store/reload.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { PayPanel } from '../../src/ui/billing/pay-panel.tsx';
import { system } from '../../src/ui/theme/system.ts';

vi.mock('../../src/ui/kit/qr-code.tsx', () => ({
  QrCode: ({ label }: { label: string }) => <i role="img" aria-label={label} />,
}));
i18n.loadAndActivate({ locale: 'en', messages });
const TOO_EARLY = 'The payment code is still loading, please wait';
const show = (state: Partial<typeof order>) => {
  Object.assign(order, { choice: { view: 'recharge', id: 3 }, endsAt: Date.now() + 60_000, ...state });
  render(
    <ChakraProvider value={system}>
      <I18nProvider i18n={i18n}>
        <PayPanel onShow={vi.fn()} />
      </I18nProvider>
    </ChakraProvider>,
  );
};
const text = () => screen.getByRole('region', { name: 'Payment' }).textContent;

beforeEach(() => {
  const plan = { tier: 'basic' as const, features: [], points: 1 };
  Object.assign(products, {
    packages: [{ id: 3, points: 100, price: 10 }],
    plans: {
      month: [{ ...plan, id: 3, name: 'Basic', price: 9.5 }],
      year: [{ ...plan, id: 4, name: 'Basic', price: 90 }],
    },
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  dropOrder();
  browser.online = true;
  forms.unsaved = 0;
  takeToasts();
});

test.each([
  [{ view: 'recharge', id: 3 }, '100 points', '¥10'],
  [{ view: 'plan', id: 3 }, 'Basic, monthly', '¥9.50'],
  [{ view: 'plan', id: 4 }, 'Basic, yearly', '¥90'],
] as const)('the code stands with what it pays for: %j', (choice, name, price) => {
  show({ choice, phase: 'waiting', url: 'https://pay.example/1' });
  expect(text()).toContain(name);
  expect(text()).toContain(price);
});

test('[BILL-20] paying warns while there is no URL yet', () => {
  show({ phase: 'asking', url: null });
  fireEvent.click(screen.getByRole('button', { name: 'Open the payment page' }));
  expect(takeToasts().map(({ title }) => title)).toEqual([TOO_EARLY]);
});

test('a double press opens the payment page once', () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
  show({ phase: 'waiting', url: 'https://pay.example/1' });
  const button = screen.getByRole('button', { name: 'Open the payment page' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledOnce();
  // somebody who closed it can open it again
  now.mockReturnValue(8000);
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledTimes(2);
});

test('a payment page that only this computer can open is not said to be scanned', () => {
  vi.stubGlobal('location', new URL('http://127.0.0.1:8787/web/'));
  show({ phase: 'waiting', url: 'http://127.0.0.1:8787/pay/1' });
  vi.unstubAllGlobals();
  expect(text()).toContain('Open the payment page to pay');
  expect(text()).not.toContain('Scan the code');
  expect(text()).toContain('only this computer can open');
});

test('a URL for a phone app is shown only as QR code', () => {
  show({ phase: 'waiting', url: 'weixin://wxpay/bizpayurl?pr=1' });
  expect(screen.getByRole('img', { name: 'Payment code' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [true, 'primary', Node.DOCUMENT_POSITION_FOLLOWING],
  [false, 'secondary', Node.DOCUMENT_POSITION_PRECEDING],
])(
  'the page to pay on comes before the code only where nobody can scan it: touch alone %s',
  (touchOnly, variant, place) => {
    const real = window.matchMedia.bind(window);
    const answer = {
      matches: touchOnly,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(any-hover: none)' ? (answer as unknown as MediaQueryList) : real(query),
    );
    show({ phase: 'waiting', url: 'https://pay.example/1' });
    const button = screen.getByRole('button', { name: 'Open the payment page' });
    expect(button.dataset.variant).toBe(variant);
    const code = screen.getByRole('img', { name: 'Payment code' });
    expect(button.compareDocumentPosition(code) & place).toBeTruthy();
    expect(text()?.includes('another phone')).toBe(touchOnly);
  },
);

test('[BILL-16] a QR code expires, even while the last check is pending', async () => {
  show({ phase: 'waiting', url: 'https://pay.example/1' });
  await act(async () => {
    order.phase = 'checking';
  });
  expect(screen.getByRole('img', { name: 'Payment code, no longer valid' })).toBeTruthy();
  // somebody who may have paid must not be asked to pay again
  expect(screen.queryByRole('button')).toBeNull();
});

test('when time is up offline, nobody is told that the payment is being checked', async () => {
  const words = 'Checking whether your payment has arrived';
  show({ phase: 'checking', url: 'https://pay.example/1' });
  expect(text()).toContain(words);
  await act(async () => {
    browser.online = false;
  });
  expect(text()).not.toContain(words);
  expect(text()).toContain("once you're online again");
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => {
    browser.online = true;
  });
  expect(text()).toContain(words);
});

test('an order that ended without a payment is not called declined', () => {
  show({ phase: 'over', url: 'https://pay.example/1' });
  expect(text()).toContain('This code is no longer valid');
  expect(text()).not.toMatch(/declined/i);
});

test('an order that was refunded is called that, and its code can be asked for again', () => {
  show({ phase: 'refunded', url: 'https://pay.example/1' });
  expect(text()).toContain('This order was refunded. Get a new code to buy it again');
  expect(screen.getByRole('button', { name: 'Get a new code' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open the payment page' })).toBeNull();
});

test('a code that another window has replaced says where to pay', () => {
  show({ phase: 'elsewhere', url: 'https://pay.example/1' });
  expect(text()).toContain('open in another window or on another device');
  expect(screen.queryByRole('button', { name: 'Open the payment page' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Get a new code' })).toBeTruthy();
});

test('a paid order says what the reload waits for', async () => {
  show({ phase: 'paid', url: 'https://pay.example/1' });
  expect(text()).not.toContain('reloads');
  await act(async () => {
    forms.unsaved = 1;
  });
  expect(text()).toContain("The page reloads when you've finished your unsaved work.");
});
