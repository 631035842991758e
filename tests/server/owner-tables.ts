import type { Belongings, Body } from './owner-cases.ts';

/** Calls of {@link CASES} that answer a stranger with a success, which contains nothing of the owner's. */
export const ANSWERED: ReadonlySet<string> = new Set([
  '/draw/get-task',
  '/draw/lists',
  '/center/points-log',
  '/center/invited-users',
  '/center/distribute-users',
  // offers, and messages to all members, belong to nobody
  '/package/create-order',
  '/center/list-broadcast',
  '/center/mark-broadcast',
  '/studio/submits/check',
  '/studio/notices/ack',
  '/studio/task/list',
  '/studio/push/unsubscribe',
  '/script/check-sg-status',
  '/video/get-task',
  '/video/lists-pro',
  '/music/get-task',
  '/music/lists',
  '/lip-sync/get-task',
  '/lip-sync/lists',
  // published by the owner before: every member may like a work in the square
  '/studio/works/like',
]);

/** Calls for members that name nothing of anybody: they are about the caller. The last ends the caller's session. */
export const OWN_ONLY: Record<string, Body> = {
  '/studio/session/list': {},
  '/center/invite': {},
  '/exchange': { code: 'AAAA-AAAA-AAAA-AAAA' },
  '/draw/upload': {},
  '/music/lyrics': { tool_name: 'suno', api_name: 'duomi', prompt: 'a lamp' },
  '/music/upload': {},
  '/upload/assumeRole': {},
  '/extend-prompt': { content: 'a lamp' },
  '/center/works-upload-token': {},
  '/script/list-script-pro': {},
  '/script/generate-base': {},
  '/script/get-inspiration': { type: 'story' },
  '/script/get-style-info-pro': {},
  '/lip-sync/upload-image': {},
  '/lip-sync/upload-audio': {},
  '/studio/lip-sync/consent': {},
  '/studio/lip-sync/example': { example: 'dusk' },
  '/lip-sync/voice-lists': {},
  '/lip-sync/generate-audio': {},
  '/center/not-read': {},
  '/studio/push/subscribe': {},
  '/studio/push/test': {},
  '/studio/session/end-others': {},
  '/studio/profile/update': { nickname: 'Somebody' },
  '/studio/account/read': {},
  '/studio/account/password': {
    old_password: 'a guess',
    new_password: 'another password',
    keep_others: false,
  },
  '/studio/account/download': {},
  '/studio/account/close': { password: 'a guess' },
  '/studio/session/end': {},
};

/** Calls without a token: their answers contain nothing of the owner's. */
export const FOR_ALL: Record<string, (own: Belongings) => Body> = {
  '/base/login': ({ phone }) => ({ user_login: phone, user_pass: 'a guess' }),
  '/base/send': ({ phone }) => ({ mobile: phone, type: 2 }),
  '/base/regist': ({ phone }) => ({ user_login: phone, user_pass: 'another password', code: '000000' }),
  '/base/forget': ({ phone }) => ({ user_login: phone, user_pass: 'another password', code: '000000' }),
  '/base/xzy-async': () => ({ encrypt_str: 'a guess' }),
  '/google/login': () => ({ token: 'a guess' }),
  '/studio/session/options': () => ({}),
  '/center/points': () => ({}),
  '/center/package-list': () => ({ type: 1 }),
  '/base/works-lists': ({ home_id, works_id }) => ({ home_id, page: 1, type: 1, before: works_id + 1 }),
  '/studio/works/read': ({ works_id }) => ({ works_id }),
  '/studio/works/seen': ({ works_id }) => ({ works_id }),
  '/studio/views/add': () => ({ path: '/draw', title: 'Draw' }),
  '/studio/prompt/check': () => ({ tool_name: 'mj', prompt: 'a walrus' }),
  '/studio/push/key': () => ({}),
  '/studio/works/report': ({ works_id }) => ({ works_id, reason: 'other' }),
};
