import { describe, expect, test, vi } from 'vitest';
import { TASK_KINDS } from '../../src/api/tasks.ts';
import { untranslated } from '../../tools/untranslated.ts';
import { filesBelow, read } from '../docs/files.ts';

// all sources are read, which a busy machine does slowly
vi.setConfig({ testTimeout: 60_000 });

/** What is the same in every language: names, and what a language calls itself. */
const THE_SAME: Record<string, string[]> = {
  // stored with a shot, whatever the language (I18N-07)
  'src/api/dialogue.ts': ['Empty Scene', '旁白'],
  'src/api/draw-models.ts': ['Dream v1', 'Flux edit', 'HD upscale'],
  'src/api/shot-image-models.ts': ['Dream v1'],
  'src/api/video-modes.ts': ['Jimeng', 'Hailuo', 'Runway', 'Luma', 'Kling', 'Vidu', 'Google Veo'],
  'src/ui/create/characters/stitch/stitch-dialog.tsx': ['JPG', 'PNG'],
  // names of keys
  'src/ui/create/storyboard/shortcuts.ts': ['Ctrl Enter', 'Ctrl Z', 'Ctrl Shift Z'],
  'src/ui/user-center/redeem-tab.tsx': ['XXXX-XXXX-XXXX-XXXX'],
  'src/ui/shell/language-switch.tsx': ['EN', '中', '切换到中文', 'Switch to English'],
  'src/ui/shell/more-choices.tsx': ['English', '中文'],
  'src/ui/shell/sidebar.tsx': ['Inkreel'],
};
/** Tables that hold their texts in both languages, since the worker and the server read them too, or a film's language decides. */
const TABLES =
  /^src\/(sw\/notice-texts\.ts|api\/(camera-terms|end-words|payment-notice|task-kinds\/[\w-]+)\.ts)$/;

const textsIn = (code: string) => untranslated(code).map(({ text }) => text);

test('[I18N-05] whatever the app shows comes from the catalogues', () => {
  const files = filesBelow('src', /\.tsx?$/).filter((file) => !TABLES.test(file));
  const found = files.flatMap((file) => {
    const same = new Set(THE_SAME[file]);
    return untranslated(read(file))
      .filter(({ text }) => !same.has(text))
      .map(({ line, text, where }) => `${file}:${line} ${where}: ${text}`);
  });
  expect(found).toEqual([]);
  // a name that is gone is not allowed for ever
  for (const [file, same] of Object.entries(THE_SAME))
    expect([...new Set(textsIn(read(file)))].sort(), file).toEqual([...same].sort());
});

test.each(TASK_KINDS.map(({ kind, words }) => [kind, words] as const))(
  '[I18N-05] what a task of kind %s is called is there in both languages',
  (_, { en, zh }) => {
    expect(Object.keys(zh)).toEqual(Object.keys(en));
    expect(Object.values(zh).filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
    expect(Object.values(en).filter((text) => !/^[\x20-\x7e]+$/.test(text))).toEqual([]);
  },
);

describe('a text is found', () => {
  test.each([
    ['between tags', '<p>Try again</p>', ['Try again']],
    ['between tags, one word', '<p>Loading</p>', ['Loading']],
    ['in a fragment', '<>Loading</>', ['Loading']],
    ['as a value between tags', "<p>{'Loading'}</p>", ['Loading']],
    ['in either branch', "<p>{busy ? 'sending' : 'send'}</p>", ['sending', 'send']],
    ['behind a condition', "<p>{failed && 'failed'}</p>", ['failed']],
    ['in place of nothing', "<p>{name ?? 'nobody'}</p>", ['nobody']],
    ['in a template', '<p>{`$' + '{count} points`}</p>', ['points']],
    ['joined to a value', "<p>{count + ' points'}</p>", ['points']],
    ['in a label for screen readers', '<button aria-label="Close" />', ['Close']],
    ['in a title', '<button title={"Close"} />', ['Close']],
    ['in a placeholder', '<input placeholder={busy ? `wait` : ""} />', ['wait']],
    ['in an alternative to a picture', '<img alt="A lamp" />', ['A lamp']],
    ['in a label of the kit', '<Field label="Title" />', ['Title']],
    [
      'in the attribute of an element inside a translated text',
      '<Trans>a <b title="Close">b</b></Trans>',
      ['Close'],
    ],
    ["in a toast's title", "toast({ type: 'error', title: 'Upload failed' })", ['Upload failed']],
    ['in its description', "toast({ type: 'error', description: `no` })", ['no']],
    ['in a quoted field', "const entry = { 'aria-label': 'close' }", ['close']],
    ['as words that are shown later', "const words = 'Please try again'", ['Please try again']],
    ['in Chinese, wherever it stands', "const pattern = say('试')", ['试']],
    ['in Chinese between tags', '<p>试</p>', ['试']],
  ])('%s', (_, code, texts) => {
    expect(textsIn(`const part = () => { ${code.startsWith('<') ? `return ${code}` : code}\n}`)).toEqual(
      texts,
    );
  });

  test('with its line and its place', () => {
    expect(untranslated('const a = 1;\nconst b = <p title="Close" />;')).toEqual([
      { line: 2, text: 'Close', where: 'title' },
    ]);
  });
});

test.each([
  ['what Lingui translates', '<p title={t`Close`}><Trans>Try again</Trans></p>'],
  ['a form of a plural', '<Plural value={n} one="One point" other="Many points" />'],
  ['a function’s plural', "<p>{plural(n, { one: 'One point', other: 'Many points' })}</p>"],
  ['a message of a table', 'const NAMES = { title: msg`Close` }'],
  ['a value', '<p title={title}>{name}</p>'],
  ['marks and single letters', '<p>{count} / {most} · x</p>'],
  ['names of classes and kinds', '<p className="row one" role="status" data-kind={kind ? "a" : "bb"} />'],
  ['what a value is compared with', "<p>{state === 'ready' && words}</p>"],
  ['a condition', "<p title={kind === 'ready' ? t`Close` : undefined} />"],
  ['an error for developers', "throw new Error('No such shot')"],
  ['what is logged', "console.warn('Could not be kept', error)"],
  ['comments', '/* 试 */ const a = 1; // Try again'],
])('%s is none', (_, code) => {
  expect(textsIn(`const part = () => { ${code.startsWith('<') ? `return ${code}` : code}\n}`)).toEqual([]);
});
