import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../server/admin/commands.ts';
import type { Terminal } from '../../../server/admin/run-line.ts';
import { listPointsLog } from '../../../src/api/points.ts';
import { balanceOf, newMember, openStudio, type Studio } from '../harness.ts';
import { typeLine } from './operator-line.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
});
afterAll(() => studio.close());

const type = (line: string | readonly string[], more: Partial<Terminal> = {}) => typeLine(studio, line, more);

describe('the help', () => {
  it('names every command, and each says what it takes, with examples that are typed right', async () => {
    const { out, code } = await type('--help');
    expect(code).toBe(0);
    for (const { name, summary, options, examples } of COMMANDS) {
      expect(out).toContain(`${name} `);
      const help = await type([name, '--help']);
      expect(help.code).toBe(0);
      for (const words of [
        summary,
        '--json',
        '--yes',
        ...Object.keys(options).map((option) => `--${option}`),
      ])
        expect(help.out, name).toContain(words);
      for (const example of examples) {
        expect(help.out).toContain(example);
        const words = [...example.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
          ([, a, b, c]) => a ?? b ?? c ?? '',
        );
        const tried = await type([...words.filter((word) => word !== '--yes'), '--json'], {
          read: async () => '<p>News</p>',
          ask: async () => false,
        });
        expect(tried.code, `${example}: ${tried.out}`).not.toBe(2);
      }
    }
  });

  it('is what the word help asks for too, of all commands and of one', async () => {
    expect(await type('help')).toEqual(await type('--help'));
    expect(await type('help grant')).toEqual(await type('grant --help'));
    expect(await type('help fly')).toMatchObject({ code: 2 });
  });

  it.each([
    ['', 2, ''],
    ['fly', 2, 'There is no command "fly".\nTry --help.'],
    ['grant', 2, 'member: is missing'],
    ['grant 13800001111 --points ten --reason x', 2, '--points: must be a whole number'],
    ['grant 13800001111 --points 0 --reason x --yes', 2, '--points: must be at least 1'],
    ['grant 13800001111 --points 5', 2, '--reason: is missing'],
    // before it asks whether to give them anything
    ['grant 19900009999 --points 5 --reason x', 1, 'There is no member 19900009999.'],
    ['payout 19900009999 --amount 5', 1, 'There is no member 19900009999.'],
    ['forget 19900009999', 1, 'There is no member 19900009999.'],
    ['grant 13800001111 extra --points 5 --reason x', 2, '"extra" is an extra argument.'],
    ['grant 13800001111 --points -5 --reason x --yes', 2, '--points: must be at least 1'],
    ['grant 13800001111 --points 1.5 --reason x --yes', 2, '--points: must be a whole number'],
    ['grant 13800001111 --points 9999999999 --reason x --yes', 2, '--points: must be at most 1000000'],
    ['grant 13800001111 --points --reason x --yes', 2, '--points needs a value: --points N.'],
    ['grant 13800001111 --reason x --points', 2, '--points needs a value: --points N.'],
    ['grant 13800001111 --points 5 --reason x --points 50 --yes', 2, '--points is given twice.'],
    ['link 13800001111 --address studio.example.com', 2, '--address: must be http:// or https:// and a host'],
    ['link 13800001111 --address https://studio.example.com/app/', 2, '--address: must be http:// or'],
    ['grant 13800001111 --points= --reason x', 2, '--points needs a value: --points N.'],
    ['grant 13800001111 --points 5 --reason x --yes=no', 2, '--yes takes no value.'],
    ['payout 13800001111 --amount -5 --yes', 2, '--amount: must be more than 0'],
    ['payout 13800001111 --amount 5,50 --yes', 2, '--amount: must be yuan with at most two decimals'],
    ['members 13800001111 --wings', 2, 'There is no option --wings.'],
    ['members 13800001111 --toString', 2, 'There is no option --toString.'],
    ['members 13800001111 -h', 2, 'There is no option -h.'],
    ['members -5', 2, 'There is no option -5.'],
    ['--wings', 2, 'There is no option --wings.'],
    ['members nobody', 2, 'must be a phone'],
    ['members 19900009999', 1, 'There is no member 19900009999.'],
    ['review', 2, 'action: must be list, approve or reject'],
    ['reports', 2, 'action: must be list, take-down, put-back or dismiss'],
    ['models', 2, 'action: must be list, test, spend or orphans'],
    ['review reject 1', 2, 'A rejection needs a --reason.'],
    ['review approve 1 --reason Fine', 2, 'Only a rejection takes a --reason.'],
    ['reports dismiss 1 --reason Fine', 2, 'Only taking a work down takes a --reason.'],
    ['broadcast --title x --yes', 2, 'Give either --text or --file.'],
    ['broadcast --title x --file none.html', 2, '--file: none.html cannot be read (ENOENT).'],
  ])('of "%s" wrongly typed ends with %d and says why', async (line, code, words) => {
    const said = await type(line);
    expect([said.code, said.err.includes(words)], said.err).toEqual([code, true]);
    if (line) expect((await type(`${line} --json`)).data.error.message).toBeTruthy();
  });

  it('changes nothing without confirmation', async () => {
    const { userId } = await newMember(studio);
    const line = `grant id:${userId} --points 5 --reason x`;
    expect(await type(line)).toMatchObject({
      code: 2,
      err: `Give 5 points to id:${userId}? This cannot be undone. Add --yes to confirm.\nTry --help.`,
    });
    expect(await type(line, { ask: async () => false })).toMatchObject({ code: 3, err: 'Nothing was done.' });
    expect(await balanceOf(studio, userId)).toBe(200);
    expect((await type(line, { ask: async () => true })).code).toBe(0);
    expect(await balanceOf(studio, userId)).toBe(205);
  });
});

describe('grant', () => {
  it('grants points with a reason that the member sees, once per key', async () => {
    const { phone, token, userId } = await newMember(studio);
    const line = [
      'grant',
      `+86 ${phone}`,
      '--points',
      '50',
      '--reason',
      'Contest: first prize',
      '--key',
      'k1',
      '--yes',
    ];
    expect((await type(line)).out).toBe(`Gave 50 points to member ${userId}, who now has 250.`);
    const again = await Promise.all([type(line), type([...line, '--json'])]);
    expect(again[0]?.out).toContain('already used for these points');
    expect(again[1]?.data).toEqual({ id: userId, points: 50, balance: 250, repeated: true });
    expect(await balanceOf(studio, userId)).toBe(250);
    const [row] = (await studio.send(token, listPointsLog, { page: 1 })).lists;
    expect(row).toMatchObject({ points: 50, description: 'Contest: first prize' });
    const other = await type([...line.map((word) => (word === '50' ? '60' : word))]);
    expect(other).toMatchObject({ code: 1, err: 'This key was used for another grant.' });
  });

  it('sent 20 times concurrently with one key grants once', async () => {
    const { userId } = await newMember(studio);
    const line = `grant id:${userId} --points 7 --reason x --key many --yes --json`;
    const all = await Promise.all(Array.from({ length: 20 }, () => type(line)));
    expect(all.filter(({ data }) => !data.repeated)).toHaveLength(1);
    expect(await balanceOf(studio, userId)).toBe(207);
  });
});
