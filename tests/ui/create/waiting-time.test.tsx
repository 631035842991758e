/// <reference path="../../../src/ui/po.d.ts" />
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages as english } from '../../../locales/en.po';
import { messages as chinese } from '../../../locales/zh.po';
import { refreshPoints } from '../../../src/store/account/points.ts';
import { announcer } from '../../../src/store/announcer.ts';
import { closeFilm } from '../../../src/store/film/film.ts';
import { change, eachOnItsOwn } from '../show.tsx';
import { memberGone, memberHere } from './film-page.tsx';
import { LIST, openCreate } from './open-create.tsx';
import '../../../src/ui/create/script/script-step.tsx';

i18n.load({ en: english, zh: chinese });
const CATALOGUES = { en: english, zh: chinese };
const WRITTEN = { id: 12, name: 'The lamp', async_status: 1 };

eachOnItsOwn();
afterEach(async () => {
  closeFilm();
  await memberGone();
  i18n.loadAndActivate({ locale: 'en', messages: english });
});

test.each([
  ['the built-in writer', 'en', { text: 'built-in engine' }, 'usually a few seconds'],
  ['the built-in writer', 'zh', { text: 'built-in engine' }, '通常只需几秒'],
  ['a remote model', 'en', { text: 'gpt-oss' }, 'about 3 to 5 minutes'],
  ['a remote model', 'zh', { text: 'gpt-oss' }, '大约 3 到 5 分钟'],
  ['a writer who is not named', 'en', undefined, 'about 3 to 5 minutes'],
] as const)(
  '[PROJ-32] while %s writes, card and waiting screen show the duration (%s)',
  async (_, locale, providers, words) => {
    i18n.loadAndActivate({ locale, messages: CATALOGUES[locale] });
    const studio = {
      [LIST]: () => ({ lists: [{ date: '2020-02-04', data: [WRITTEN] }] }),
      '/center/points': () => ({ potins: 1, star_tel: 'x', user_id: 7, providers }),
      '/script/script-info': () => ({ name: 'The lamp', step: 2 }),
      '/script/list-drama': () => ({ lists: [], step: 2, generate_type: 1, async_status: 1 }),
      '/script/check-sg-status': () => ({ 12: 1 }),
    };
    await memberHere();
    for (const address of ['/create', '/create?id=12&step=2']) {
      await openCreate(studio, address, 7);
      await change(() => void refreshPoints());
      const said = await screen.findAllByText(new RegExp(words));
      expect(said).toHaveLength(1);
      // a live region would be read anew with every second
      expect(said[0]?.closest('[role=status], [aria-live]')).toBeNull();
      cleanup();
    }
    expect(announcer.text).toBe(i18n._(msg`Writing the script…`));
  },
);
