/// <reference path="../../src/ui/po.d.ts" />
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as english } from '../../locales/en.po';
import { messages as chinese } from '../../locales/zh.po';
import { SHOT_IMAGE_MODELS } from '../../src/api/shot-image-models.ts';
import { toolNameOf } from '../../src/store/draw/draw-view.ts';
import { toolWords } from '../../src/ui/kit/tool-words.ts';

test('[DRAW-14] each tool of a record has its own name', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: english } });
  const tools = ['mj', 'id', 'sync', 'seedream', 'flux', 'fluxImage', 'irag', 'chaofen'];
  expect(tools.map((tool) => toolWords({ tool, toolName: toolNameOf(tool, '') }, i18n))).toEqual([
    'Dream v1 7.0',
    'Ideogram',
    'Sync',
    'Seedream',
    'Flux',
    'Flux edit',
    'iRAG',
    'HD upscale',
  ]);
});

test.each([
  ['chaofen', '', 'HD upscale', '高清放大'],
  ['fluxImage', 'flux-max', 'Flux edit flux-max', 'Flux 编辑 flux-max'],
  ['mj', '', 'Dream v1 7.0', 'Dream v1 7.0'],
  ['something new', '', 'something new', 'something new'],
])('%s %s is named %s, %s', (tool, model, en, zh) => {
  const named = { tool, toolName: toolNameOf(tool, model) };
  const said = (locale: string) =>
    toolWords(named, setupI18n({ locale, messages: { en: english, zh: chinese } }));
  expect([said('en'), said('zh')]).toEqual([en, zh]);
});

test('the storyboard’s picture model has the same name on the drawing page and in the task center', () => {
  const [first] = SHOT_IMAGE_MODELS;
  expect(first.name).toBe('Seedream 3.x');
  expect(toolNameOf(first.tool, 'seedream-3')).toBe(first.name);
});
