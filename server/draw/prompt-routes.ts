import { describeImage, EXPANSION_CHARACTERS, expandPrompt } from '../../src/api/draw.ts';
import { withNames } from '../../src/api/mentions.ts';
import { expandVideoPrompt } from '../../src/api/storyboard.ts';
import { first, type Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { COSTS } from '../ledger/costs.ts';
import type { Media } from '../media/media.ts';
import { storageName } from '../media/media.ts';
import { makeNow } from '../models/make.ts';
import { orRefuse } from '../models/readiness.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route } from '../rpc/route.ts';
import { timeLimit } from '../rpc/time-limit.ts';
import { makePaid } from '../tasks/make-paid.ts';
import { randomSeed } from './draw-plan.ts';
import { pictureAt } from './draw-submit.ts';

/** Maximum characters of a prompt that is still expanded; a longer one leaves too little room. */
const LONG_ENOUGH = EXPANSION_CHARACTERS - 40;

/** Prompt help while the member waits: expanding a prompt for a picture or clip, and describing a picture. */
export function promptRoutes(deps: Deps): Route[] {
  const { db, storage, models } = deps;
  return [
    on(expandPrompt, (context, input) => {
      if (input.content.length > LONG_ENOUGH)
        throw new Refusal(400, 'promptLongEnough', { fill: { max: LONG_ENOUGH } });
      const model = models.find('expansion', { tool: 'expansion' });
      const request = { prompt: input.content, seed: randomSeed(), most: EXPANSION_CHARACTERS };
      const make = (userId: number) =>
        makeNow(deps, userId, model, request, { signal: timeLimit(expandPrompt) });
      const points = model.points ?? COSTS.completions_setting;
      return orRefuse(makePaid(deps, context, expandPrompt, input, { points, tool: 'expansion', make }));
    }),

    on(expandVideoPrompt, (context, input) => {
      // keep mentions, because the result replaces a prompt with mentions
      const prompt = input.scene_desc.trim();
      if (prompt.length > LONG_ENOUGH)
        throw new Refusal(400, 'promptLongEnough', { fill: { max: LONG_ENOUGH } });
      const model = models.find('expansion', { tool: 'expansion' });
      const make = async (userId: number) => {
        const picture = await pictureAt(deps, context, userId, input.describe_image);
        const shows = withNames(await subjectOf(db, userId, picture));
        const request = { prompt, shows, seed: randomSeed(), most: EXPANSION_CHARACTERS };
        const signal = timeLimit(expandVideoPrompt);
        return { content: await makeNow(deps, userId, model, request, { signal }) };
      };
      const points = model.points ?? COSTS.completions_setting;
      return orRefuse(makePaid(deps, context, expandVideoPrompt, input, { points, tool: 'expansion', make }));
    }),

    on(describeImage, (context, input) => {
      const model = models.find('description');
      const make = async (userId: number) => {
        const picture = await pictureAt(deps, context, userId, input.describe_image);
        if (!picture.mime.startsWith('image/')) throw new Refusal(400, 'uploadNotPicture');
        const request = {
          picture: await storage.read(storageName(picture)),
          subject: await subjectOf(db, userId, picture),
          language: context.language,
        };
        return makeNow(deps, userId, model, request, { signal: timeLimit(describeImage) });
      };
      const points = model.points ?? COSTS.describe_setting;
      return orRefuse(makePaid(deps, context, describeImage, input, { points, tool: 'description', make }));
    }),
  ];
}

/** The prompt that a picture was drawn from, if it was drawn here; empty for any other. */
async function subjectOf(
  db: Queries,
  userId: number,
  { key, ext }: Pick<Media, 'key' | 'ext'>,
): Promise<string> {
  const row = await first(
    db.query<{ prompt: string }>(
      `SELECT prompt FROM draws WHERE user_id = $1 AND images @> $2::jsonb ORDER BY id DESC LIMIT 1`,
      [userId, JSON.stringify([`${key}.${ext}`])],
    ),
  );
  return row?.prompt ?? '';
}
