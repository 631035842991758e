/// <reference path="../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '../../locales/en.po';
import { listDraws } from '../../src/api/draw.ts';
import { ApiError } from '../../src/api/errors.ts';
import { readPoints } from '../../src/api/points.ts';
import { endSession } from '../../src/store/account/session.ts';
import { session } from '../../src/store/account/session-state.ts';
import { client } from '../../src/store/client.ts';
import { closeDialog, dialogs } from '../../src/store/dialogs.ts';
import { takeToasts } from '../../src/store/toasts.ts';
import { report } from '../../src/ui/errors/error-policy.ts';

i18n.loadAndActivate({ locale: 'en', messages });
const refused = (code: number, message = '', path = '/draw/imagine') =>
  new ApiError('refused', message, { path, status: 200, code });
const shown = () => takeToasts().map(({ type, title }) => ({ type, title }));

beforeEach(() => {
  vi.restoreAllMocks();
  takeToasts();
  closeDialog();
  session.token = 'token';
  history.replaceState(null, '', '#/draw');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('how errors are shown', () => {
  test('[ERR-03] code 2001: the points dialog with the server’s message as its warning, and nothing over it', () => {
    report(refused(2001, 'Too few points'), { cost: 20 });
    expect(dialogs.open).toEqual({ name: 'short-of-points', cost: 20, warning: 'Too few points' });
    expect(shown()).toEqual([]);
  });

  test('[ERR-03] code 2001 without a message says "Abnormal operation"', () => {
    report(refused(2001));
    expect(dialogs.open).toMatchObject({ warning: 'Abnormal operation' });
  });

  test('[ERR-04] any other refusal: the server’s message as an error', () => {
    report(refused(400, 'Not like this'));
    expect(shown()).toEqual([{ type: 'error', title: 'Not like this' }]);
  });

  test('[ERR-05] [ROUTE-14] HTTP 401 drops the token and goes to /login', () => {
    report(new ApiError('unauthorized', '', { path: '/draw/lists', status: 401 }));
    expect(location.hash).toBe('#/login');
    expect(session.token).toBeNull();
    expect(session.ended).toBe(true);
  });

  test('HTTP 401 for a visitor, and a sign-out of one’s own, end no login', async () => {
    session.ended = false;
    session.token = null;
    report(new ApiError('unauthorized', '', { path: '/draw/lists', status: 401 }));
    expect(session.ended).toBe(false);
    session.token = 'token';
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await endSession();
    expect(session).toMatchObject({ token: null, ended: false });
    vi.unstubAllGlobals();
  });

  test.each([
    ['HTTP 401', listDraws, 401, ''],
    ['code 10001', readPoints, 200, '{"code":10001,"message":"","data":null}'],
  ] as const)('%s for a login that is over ends no later one', async (_what, call, status, body) => {
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', () => answered);
    const input = call === listDraws ? { page: 1 } : {};
    const asked = client.send(call as typeof readPoints, input as object).catch((error: unknown) => error);
    session.token = 'of somebody else';
    answer(new Response(body, { status }));
    report(await asked);
    expect(session.token).toBe('of somebody else');
    expect(location.hash).toBe('#/draw');
    expect(console.warn).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('[ERR-06] code 10001 on other calls than the points is an ordinary error', () => {
    report(refused(10001, 'Odd'));
    expect(shown()).toEqual([{ type: 'error', title: 'Odd' }]);
    expect(session.token).toBe('token');
  });

  test('[ERR-07] a network error in the background is only logged', () => {
    report(new ApiError('transport', 'offline', { path: '/draw/lists' }), { background: true });
    expect(shown()).toEqual([]);
    expect(console.warn).toHaveBeenCalledOnce();
  });
});
