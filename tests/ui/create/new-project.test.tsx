/// <reference path="../../../src/ui/po.d.ts" />
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messages as english } from '../../../locales/en.po';
import { CREATION } from '../../../src/api/projects.ts';
import { projectForm } from '../../../src/store/film/projects/project-form.ts';
import { styles } from '../../../src/store/styles.ts';
import { Settings } from '../../../src/ui/create/new-project/settings.tsx';
import { StyleGrid } from '../../../src/ui/create/new-project/style-grid.tsx';
import { system } from '../../../src/ui/theme/system.ts';

i18n.load({ en: english });
i18n.activate('en');
const show = (part: React.ReactNode) =>
  render(
    <ChakraProvider value={system}>
      <I18nProvider i18n={i18n}>{part}</I18nProvider>
    </ChakraProvider>,
  );
const style = (name: string, category: 'Animation' | 'Realistic') => ({
  name,
  image: `/web/styles/${name}.webp`,
  category,
  text2video_prompt: '',
});

beforeEach(() => {
  Object.assign(projectForm, { title: '', method: CREATION.story, category: 'Animation', style: null });
});
afterEach(cleanup);

test('[PROJ-19] the title is optional, with at most 50 characters', async () => {
  show(<Settings />);
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  expect(title.value).toBe('');
  expect(title.required).toBe(false);
  expect(title.maxLength).toBe(50);
  // the placeholder says what the project will be named after
  expect(title.placeholder).toBe('Named after your story');
  projectForm.method = CREATION.blank;
  await waitFor(() => expect(title.placeholder).toMatch(/^Film of \w+ \d+$/));
  fireEvent.change(title, { target: { value: '灯 & <b>lamp</b>' } });
  expect(projectForm.title).toBe('灯 & <b>lamp</b>');
});

test('[STYLE-01] both style categories are offered, each with its own grid', async () => {
  styles.groups = [
    { name: 'Animation', lists: [style('Ink', 'Animation'), style('Comic', 'Animation')] },
    { name: 'Realistic', lists: [style('Noir', 'Realistic')] },
  ];
  styles.state = 'ready';
  show(<StyleGrid />);
  const offered = () => screen.getAllByRole('radio').map((one) => one.parentElement?.textContent ?? '');
  expect(offered().join(' ')).toMatch(/Animation.*Realistic.*Ink.*Comic/);
  expect(offered().join(' ')).not.toMatch(/Noir/);
  await act(async () => {
    projectForm.category = 'Realistic';
  });
  expect(offered().join(' ')).toMatch(/Noir/);
  expect(offered().join(' ')).not.toMatch(/Ink/);
});
