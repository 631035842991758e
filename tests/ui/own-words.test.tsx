import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { toast } from '../../src/store/toasts.ts';
import { RecordWords } from '../../src/ui/draw/record-words.tsx';
import { CountedField } from '../../src/ui/kit/counted-field.tsx';
import { TextField } from '../../src/ui/kit/text-field.tsx';
import { TwoLines } from '../../src/ui/kit/two-lines.tsx';
import ToasterHost from '../../src/ui/shell/toaster.tsx';
import { change, eachOnItsOwn, show } from './show.tsx';

eachOnItsOwn();

const HEBREW = 'חתול על גג';
const directionOf = (part: HTMLElement) => part.getAttribute('dir');

describe('the letters of people’s own words decide from which side they are read', () => {
  test('in fields', async () => {
    await show(
      <>
        <CountedField label="Story" value={HEBREW} max={100} rows={3} onValue={() => {}} />
        <CountedField label="Name" value={HEBREW} max={100} onValue={() => {}} />
        <TextField label="Title" value={HEBREW} onValue={() => {}} />
      </>,
    );
    for (const name of ['Story', 'Name', 'Title'])
      expect(directionOf(screen.getByRole('textbox', { name }))).toBe('auto');
  });

  test('where they are shown', async () => {
    await show(
      <>
        <RecordWords words={HEBREW} name={HEBREW} />
        <TwoLines>{`${HEBREW}!`}</TwoLines>
      </>,
    );
    expect(directionOf(screen.getByRole('heading', { name: HEBREW }))).toBe('auto');
    expect(directionOf(screen.getByText(`${HEBREW}!`))).toBe('auto');
  });

  test('in toasts: a name within a sentence, and a prompt below it', async () => {
    await show(<ToasterHost />);
    await change(() =>
      toast({ type: 'info', title: `“${HEBREW}” has arrived`, own: [HEBREW], description: HEBREW }),
    );
    const parts = await screen.findAllByText(HEBREW);
    expect(parts.map((part) => part.localName === 'bdi' || directionOf(part))).toEqual([true, 'auto']);
    expect(parts[0]?.parentElement?.textContent).toBe(`“${HEBREW}” has arrived`);
  });

  test('in every toast whose title has them', () => {
    const sources = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const named = sources.flatMap((file) =>
      [...readFileSync(`src/ui/${file}`, 'utf8').matchAll(/\btoast\(\{.*?title: t`([^`]*)`.*?\}\)/gs)]
        .filter(([, title]) => /\$\{[\w.]*name\}/i.test(title ?? ''))
        .map(([call]) => ({ file, call })),
    );
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter(({ call }) => !/\bown\b/.test(call))).toEqual([]);
  });

  test('in every text box and search field of the app, before the first script too', () => {
    const files = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const fields = ['index.html', ...files.map((file) => `src/ui/${file}`)].flatMap((file) =>
      // counted-field.tsx spreads what both of its elements share
      [...readFileSync(file, 'utf8').matchAll(/<(?:textarea|input)\b[^<]*/g)].map(([field]) => ({
        file,
        field,
      })),
    );
    const words = fields.filter(
      ({ field }) => field.startsWith('<textarea') || /type="(?:text|search)"/.test(field),
    );
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter(({ field }) => !/dir="auto"|\{\.\.\.field\}/.test(field))).toEqual([]);
  });
});
