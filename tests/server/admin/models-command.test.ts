import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { imagine } from '../../../src/api/draw.ts';
import { endOf, type Member, newMember, openStudio, type Studio } from '../harness.ts';
import { KEY, modelsFileFor, PROTOCOL_CASES } from '../models/protocol-cases.ts';
import { FalStandIn } from '../models/stand-ins/fal.ts';
import { plainPicture } from '../pictures.ts';
import { typeLine } from './operator-line.ts';

let fal: FalStandIn;
let studio: Studio;
let member: Member;
let file: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const [, falCase] = PROTOCOL_CASES;
  if (!falCase) throw new Error('no case');
  fal = await new FalStandIn().open();
  fal.file = await plainPicture(64, 64);
  ({ file, drop } = await modelsFileFor(falCase, fal.address));
  studio = await openStudio({ MODELS_FILE: file, STAND_KEY: KEY });
  process.env.STAND_KEY = KEY;
});
afterAll(async () => {
  delete process.env.STAND_KEY;
  await studio.close();
  await fal.close();
  await drop();
});
beforeEach(async () => {
  fal.forget();
  member = await newMember(studio, 100);
});

const env = () => ({ MODELS_FILE: file, STAND_KEY: KEY });
const type = (line: string, more = {}) => typeLine(studio, line, { env: env(), ...more });
const draw = async () => {
  const { task_id } = await studio.send(member.token, imagine, {
    tool_name: 'flux',
    model_name: 'flux-pro',
    prompt: 'a lamp',
    ratio: '1:1',
  });
  return endOf(studio, task_id);
};

it('lists rows with what they spent, the spending of days, and lost requests', async () => {
  expect(await draw()).toBe('done');
  fal.next('submit', 'cut');
  expect(await draw()).toBe('failed');
  const listed = await type('models list --json');
  expect(listed.data.rows).toMatchObject([
    {
      id: 'flux-stand',
      name: 'FLUX (stand-in)',
      for: 'picture flux flux-pro',
      points: 9,
      spent: 0.1,
      open: 0,
    },
  ]);
  expect((await type('models spend --json')).data.spend).toMatchObject([
    { service: 'stand', row: 'flux-stand', requests: 2, done: 1, usd: 0.1 },
  ]);
  expect((await type('models orphans --json')).data.orphans).toMatchObject([
    { row: 'flux-stand', member: member.userId, usd: 0.05, part: 'pictures' },
  ]);
  expect((await type('models orphans')).out).toContain('socket hang up');
});

it('tests a row: without a real run it shows the request and sends nothing', async () => {
  const { code, out } = await type('models test flux-stand --dry');
  expect(code).toBe(0);
  expect(out).toContain('POST http://127.0.0.1:');
  expect(out).toContain('a red lamp on a wooden table');
  expect(out).not.toContain(KEY);
  expect(fal.of('submit')).toEqual([]);
});

it('sends a real request after a question with its price, and offers a paused row again', async () => {
  fal.next('submit', 'locked');
  await draw();
  expect((await type('models list --json')).data.rows[0].paused).toContain('401');
  let asked = '';
  const { out } = await type('models test flux-stand', {
    ask: async (question: string) => {
      asked = question;
      return true;
    },
  });
  expect(asked).toBe('Send it for about $0.05?');
  expect(out).toContain('One result (');
  expect(fal.of('submit')).toHaveLength(2);
  expect((await type('models list --json')).data.rows[0].paused).toBeNull();
});

it('reports invalid input', async () => {
  fal.next('other', 'locked');
  fal.next('status', 'locked');
  const { code, err, out } = await type('models test flux-stand');
  expect(code).toBe(1);
  expect(out + err).toContain('does not answer as it should');
  expect(out + err).not.toContain(KEY);
  expect((await type('models test nothing')).err).toContain('MODELS_FILE has no row nothing');
  expect((await type('models test')).err).toContain('Name the row by its id.');
});
