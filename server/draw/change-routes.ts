import { BUILT_IN_ENGINE } from '../../generators/name.ts';
import { type PicturePerson, settingAt } from '../../generators/pictures/pictures.ts';
import type { Call } from '../../src/api/call.ts';
import { changeImage, imagineFromImage, upscaleImage } from '../../src/api/draw.ts';
import { hdProblem, type PictureFacts } from '../../src/api/draw-hd.ts';
import { aspectOf } from '../../src/api/draw-options.ts';
import type { Deps } from '../deps.ts';
import { editOfRole, samePeople } from '../film/characters/role-changes.ts';
import { editOfShot } from '../film/storyboard/edit-of-shot.ts';
import { placeOf } from '../film/storyboard/shot-places.ts';
import { DEFAULT_MODELS } from '../ledger/costs.ts';
import { fileName, type Media, partsOf } from '../media/media.ts';
import { sizeOf } from '../media/sizes.ts';
import { requireFits } from '../models/limits.ts';
import type { Models } from '../models/models.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { on, type Route } from '../rpc/route.ts';
import { submitPaid } from '../tasks/submit-paid.ts';
import { usePicture } from '../uploads/uploads.ts';
import { DRAW } from './draw-kind.ts';
import { mark, type PlannedReference, randomSeed } from './draw-plan.ts';
import { changePrice, upscalePrice } from './draw-price.ts';
import { type Prepared, pictureAt, priced } from './draw-submit.ts';
import { type DrawPlace, type DrawRow, requireDraw } from './draws.ts';
import { lockPictures, readFacts } from './picture-facts.ts';

/** How closely an edit and a variation follow their source picture, 0..1. */
const EDIT_WEIGHT = 0.7;
const VARIATION_WEIGHT = 0.5;

/** Calls that start from an existing picture: edit, variation, upscale. */
export function drawChangeRoutes(deps: Deps): Route[] {
  const { db, storage, models } = deps;
  const submit = (
    call: Call,
    context: Context,
    input: unknown,
    plan: (userId: number) => Promise<Prepared>,
  ) =>
    submitPaid(deps, context, call, input, async (userId) => {
      const planned = await plan(userId);
      return async ({ client, charge }) => {
        if (planned.plan.kind === 'upscale') {
          const { source } = planned.plan;
          await lockPictures(client, userId, [source]);
          requireUpscalable(await readFacts(client, userId, source));
        }
        return charge(DRAW, planned);
      };
    });
  return [
    on(imagineFromImage, (context, input) =>
      submit(imagineFromImage, context, input, async (userId) => {
        const { prompt, ratio, image_url } = input;
        const base = await pictureAt(deps, context, userId, image_url);
        const model = input.model_name || DEFAULT_MODELS.fluxImage;
        const seed = randomSeed();
        const aspect =
          ratio === 'match_input_image' ? (base.width ?? 1) / (base.height ?? 1) : aspectOf(ratio);
        const place = await placeOf(db, userId, input);
        const own = models.find('edit', { tool: 'fluxImage', model }).name === BUILT_IN_ENGINE;
        const edited = input.role_id
          ? await editOfRole(db, input.role_id, fileName(base), prompt)
          : input.scene_id && own
            ? await editOfShot(db, input.scene_id, fileName(base), prompt)
            : null;
        const options = { ratio, words: prompt, image_url: mark(base.key), model_name: model, seed };
        const plan = {
          kind: 'generate' as const,
          prompt,
          ...sizeOf(aspect),
          count: 1 as const,
          seed,
          style: 'auto' as const,
          references: [
            { key: base.key, weight: EDIT_WEIGHT, ...shows(edited?.people) },
          ] as PlannedReference[],
          ...edited,
        };
        const planned = { tool: 'fluxImage' as const, model, prompt, cmd: prompt, options, plan };
        return { ...priced(deps, planned), place };
      }),
    ),

    on(changeImage, (context, input) =>
      submit(changeImage, context, input, async (userId) => {
        const row = await requireDraw(db, userId, input.task_id);
        if (row.tool_name !== 'mj') throw new Refusal(400, 'firstFamilyOnly');
        if (row.status !== 'done') throw new Refusal(400, 'drawNotDone');
        const picture = await usePicture(db, storage, userId, keyAt(row, input.index));
        const common = {
          tool: row.tool_name,
          model: row.model_name,
          prompt: input.message_input || row.prompt,
          place: await placeOf(db, userId, input),
        };
        const action = `${input.action} ${input.index + 1}`;
        const by =
          input.action === 'UPSCALE' ? models.find('upscale', common) : models.find('variation', common);
        // one that is sent words only would draw another picture
        if (by.medium === 'variation')
          requireFits(by, { prompt: common.prompt, image: true, endImage: false });
        const made = input.action === 'UPSCALE' ? upscaleOf(picture, row) : variationOf(picture, row, input);
        return {
          ...common,
          ...made,
          action,
          points: changePrice(models, by, input.action),
          provider: by.name,
          by,
        };
      }),
    ),

    on(upscaleImage, (context, input) =>
      submit(upscaleImage, context, input, async (userId) => {
        const picture = await pictureAt(deps, context, userId, input.media_url);
        const { prompt, place } = await sourceOf(deps, userId, input.id);
        return upscaledPicture(models, picture, prompt, place);
      }),
    ),
  ];
}

function keyAt({ images }: DrawRow, index: number): string {
  const file = images[index];
  if (!file) throw new Refusal(400, 'pictureGone');
  return partsOf(file).key;
}

/** Plans an HD upscale. @param words prompt of the source picture */
export function upscaledPicture(
  models: Models,
  picture: Media,
  words: string,
  place: DrawPlace | undefined,
): Prepared {
  const by = models.find('upscale', { tool: 'chaofen' });
  return {
    tool: 'chaofen',
    model: '',
    prompt: words,
    cmd: '',
    options: { words, image_url: mark(picture.key), ratio: ratioOf(picture) },
    plan: upscalePlan(picture),
    action: '',
    points: upscalePrice(by),
    provider: by.name,
    by,
    place,
  };
}

/** @throws Refusal if the picture was upscaled before or is not under 1920 x 1080 in either orientation (LIMIT-06, LIMIT-07) */
function requireUpscalable(facts: PictureFacts): void {
  const problem = hdProblem(facts);
  if (problem) throw new Refusal(400, problem === 'again' ? 'alreadyUpscaled' : 'tooLargeToUpscale');
}

const upscalePlan = ({ key }: Media) => ({ kind: 'upscale' as const, source: key });

/** The name of the role that a role's picture shows. */
const shows = (people: readonly PicturePerson[] | undefined): { of?: string } =>
  people?.[0] ? { of: people[0].name } : {};

type Change = Pick<Prepared, 'cmd' | 'options' | 'plan'>;

const upscaleOf = (picture: Media, row: DrawRow): Change => ({
  cmd: row.cmd,
  options: { ...row.options, image: mark(picture.key) },
  plan: upscalePlan(picture),
});

function variationOf(
  picture: Media,
  { cmd, options, plan, seed: drawn }: DrawRow,
  { index, role_id }: { index: number; role_id?: number | undefined },
): Change {
  // an upscaled picture has no plan to vary; only its aspect ratio is known
  const seed = randomSeed();
  const like =
    plan.kind === 'generate'
      ? plan
      : {
          style: 'auto' as const,
          ...sizeOf((picture.width ?? 1) / (picture.height ?? 1)),
          prompt: '',
          references: [],
        };
  const people = 'people' in like && like.people ? samePeople(like.people, (drawn ?? 0) + index) : undefined;
  return {
    cmd,
    options: { ...options, seed, image: mark(picture.key) },
    plan: {
      ...like,
      kind: 'generate',
      prompt: like.prompt || String(options.words ?? ''),
      count: 4,
      seed,
      references: [
        { key: picture.key, weight: VARIATION_WEIGHT, ...(role_id ? shows(people) : {}) },
        ...like.references,
      ],
      ...(people && { people }),
      ...('setting' in like && settingAt(like.setting, index)),
    },
  };
}

/** The prompt and film place of the record that an upscaled picture comes from; empty for an upload. */
async function sourceOf(
  { db }: Deps,
  userId: number,
  drawId: number,
): Promise<{ prompt: string; place: DrawPlace | undefined }> {
  const { rows } = await db.query<{
    prompt: string;
    project_id: number | null;
    shot_id: number | null;
    role_id: number | null;
  }>('SELECT prompt, project_id, shot_id, role_id FROM draws WHERE id = $1 AND user_id = $2', [
    drawId,
    userId,
  ]);
  const [row] = rows;
  const place = row?.project_id
    ? { projectId: row.project_id, shotId: row.shot_id, roleId: row.role_id }
    : undefined;
  return { prompt: row?.prompt ?? '', place };
}

const ratioOf = ({ width, height }: Media): string => `${width ?? 1}:${height ?? 1}`;
