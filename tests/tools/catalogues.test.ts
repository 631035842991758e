/// <reference path="../../src/ui/po.d.ts" />
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Messages, setupI18n } from '@lingui/core';
import { lingui } from '@lingui/vite-plugin';
import { runnerImport } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import config from '../../lingui.config.ts';
import { messages as english } from '../../locales/en.po';
import { messages as chinese } from '../../locales/zh.po';
import { expandMacros } from '../../tools/lingui-macro.ts';
import { filesBelow, inRoot, read } from '../docs/files.ts';

// all sources are read, which a busy machine does slowly
vi.setConfig({ testTimeout: 60_000 });

const TEXT = 'Try again';

/** What the built app says in Chinese for a text of the sources, with these catalogues. */
async function chineseOf(text: string, en: string, zh: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'inkreel-catalogues-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'locales'));
  const own = { ...config, catalogs: [{ path: '<rootDir>/locales/{locale}', include: [] }] };
  await writeFile(join(root, '.linguirc'), JSON.stringify(own));
  await writeFile(join(root, 'locales/en.po'), en);
  await writeFile(join(root, 'locales/zh.po'), zh);
  const messagesOf = async (language: string) => {
    const made = await runnerImport<{ messages: Messages }>(join(root, `locales/${language}.po`), {
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [lingui({ cwd: root })],
    });
    return made.module.messages;
  };
  const id = Object.entries(await messagesOf('en')).find(([, said]) => String(said) === text)?.[0] ?? '';
  expect(id).not.toBe('');
  return setupI18n({ locale: 'zh', messages: { zh: await messagesOf('zh') } })._(id);
}

test('[I18N-04] a text that Chinese lacks is said in English, one that it has in Chinese', async () => {
  const [en, zh] = [read('locales/en.po'), read('locales/zh.po')];
  const entry = new RegExp(`(msgid "${TEXT}"\nmsgstr )".+"`);
  expect(zh).toMatch(entry);
  expect(await chineseOf(TEXT, en, zh)).toMatch(/\p{Script=Han}/u);
  expect(await chineseOf(TEXT, en, zh.replace(entry, '$1""'))).toBe(TEXT);
});

test('[I18N-05] every text of the sources is in the catalogues', async () => {
  const ids = new Map<string, string>();
  for (const file of filesBelow('src', /\.tsx?$/)) {
    const made = await expandMacros(read(file), inRoot(file));
    for (const [, id = ''] of made?.code?.matchAll(/\bid: "([\w+/]{6})"/g) ?? []) ids.set(id, file);
  }
  expect(ids.size).toBeGreaterThan(300);
  expect([...ids].filter(([id]) => !(id in english))).toEqual([]);
  expect([...ids].filter(([id]) => !(id in chinese))).toEqual([]);
  // compiles each source file, which a busy machine does slowly
}, 180_000);
