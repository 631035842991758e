import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../server/admin/run-command.ts';
import type { Config } from '../../../server/config.ts';
import { newMember, openStudio, type Studio } from '../harness.ts';
import { typeLine } from './operator-line.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio({}, { working: false });
  const { userId } = await newMember(studio);
  await studio.db.query(
    `WITH made AS (INSERT INTO works (user_id, name, video, poster, width_height, seconds, is_show, published_at)
       VALUES ($1, 'A film', '4b245267de4bd0594e0a3d6c5c2915b2.mp4', 'p', '16:9', 12, 1, now()) RETURNING id)
     INSERT INTO work_reports (work_id, user_id, reporter_hash, reason, words) SELECT id, $1, 'h', 'rights', '' FROM made`,
    [userId],
  );
});
afterAll(() => studio.close());

/** What a command prints while no server runs here. */
const typed = async (line: string, config: Partial<Config> = {}): Promise<string> => {
  const { db, deps } = studio;
  const said = await typeLine(studio, line, {
    execute: (_config, command) =>
      runCommand(
        { db, config: { ...deps.config, ...config }, address: null, secret: async () => deps.secret },
        command,
      ),
  });
  return said.out;
};

const ASSUMED = 'The address is that of HOST and PORT here. If the server has others, add --address.';
const ASKED = 'Add --address with the address people open the studio at';

it.each(['review list', 'reports list'])(
  '%s says below its links where their address is from, or asks for it',
  async (line) => {
    expect(await typed(line)).toContain(ASSUMED);
    const public_ = await typed(line, { behindTls: true });
    expect(public_).toMatch(/^ {8}\/media\//m);
    expect(public_).toContain(ASKED);
    const given = await typed(`${line} --address https://studio.example.com`, { behindTls: true });
    expect(given).toContain('https://studio.example.com/media/');
    expect((await typeLine(studio, line)).out).toContain('http://127.0.0.1:8080/media/');
    for (const certain of [given, (await typeLine(studio, line)).out])
      expect(certain).not.toMatch(/add --address/i);
  },
);
