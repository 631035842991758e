/** Pictures of shots and roles: planned and charged like those of the drawing page, with the project's style and ratio. */
import * as v from 'valibot';
import { BUILT_IN_ENGINE } from '../../../generators/name.ts';
import { namedPeople } from '../../../generators/pictures/named-people.ts';
import type { PicturePerson, PictureSetting } from '../../../generators/pictures/pictures.ts';
import type { CallOutput } from '../../../src/api/call.ts';
import { FirstFamilyOptions, RATIOS, type Ratio } from '../../../src/api/draw-options.ts';
import { withNames } from '../../../src/api/mentions.ts';
import { SHOT_IMAGE_MODELS } from '../../../src/api/shot-image-models.ts';
import type { imagineMaterial } from '../../../src/api/storyboard.ts';
import { first, type Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { builtInAt } from '../../draw/built-in-styles.ts';
import {
  type PlannedDraw,
  type PlannedReference,
  planFilmTool,
  planImagine,
  type Resolve,
} from '../../draw/draw-plan.ts';
import { type Prepared, painterOf, pictureAt, priced } from '../../draw/draw-submit.ts';
import { inStyle } from '../../draw/in-style.ts';
import { lookOf, readStyle } from '../../draw/styles.ts';
import { partsOf } from '../../media/media.ts';
import type { Model } from '../../models/model.ts';
import type { Context } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { drawnWith } from '../characters/characters.ts';
import { type FilmPerson, faceAtOtherAge, readPeople, seedOf } from '../characters/role-looks.ts';
import { type ProjectRow, requireProject } from '../projects/projects.ts';
import { shotDrawnWith } from './shot-drawn.ts';
import { saveShotFields } from './shot-edits.ts';
import { placeOf } from './shot-places.ts';
import { settingOfShot } from './shot-setting.ts';

/** The fields shared by shots and roles; those of a batch's row are a shot's. */
export type PictureInput = Pick<
  CallOutput<typeof imagineMaterial>,
  'script_id' | 'api_name' | 'tool_name' | 'prompt' | 'desc' | 'options' | 'ratio' | 'image_url'
> & {
  scene_id?: number | undefined;
  role_id?: number | undefined;
  narration?: string | undefined;
  dialogue_character_1?: string | undefined;
  dialogue_character_2?: string | undefined;
};

/**
 * Plans and prices one picture.
 * @throws Refusal if project, shot, role or a picture is not the member's; 400 for an unknown model
 */
export async function prepareMaterial(
  deps: Deps,
  context: Context,
  userId: number,
  input: PictureInput,
): Promise<Prepared> {
  const project = await requireProject(deps.db, userId, input.script_id);
  const place = await placeOf(deps.db, userId, input);
  const resolve: Resolve = async (address) => (await pictureAt(deps, context, userId, address)).key;
  const planned = await plan(input, project, resolve);
  const people = await readPeople(deps.db, project.id);
  const described =
    input.role_id === undefined
      ? withSetting(
          withPeople(planned, people, painterOf(deps.models, planned)),
          place?.shotId ? await settingOfShot(deps.db, project.id, place.shotId, people) : undefined,
        )
      : await ofRole(deps.db, planned, input.role_id);
  const look = lookOf(await readStyle(deps.db, project.style_name));
  return { ...priced(deps, inStyle(described, look)), place };
}

/** What is sent to draw a picture again: without texts to save, because they may have been rewritten since. */
export function sentAgain<Input extends PictureInput>(input: Input) {
  const { desc: _, narration: __, dialogue_character_1: ___, dialogue_character_2: ____, ...drawn } = input;
  return drawn;
}

/** Also saves the text typed for the shot or role. Call it in the transaction of the charge, after that (film/lock-shots.ts). */
export async function saveTyped(client: Queries, input: PictureInput): Promise<void> {
  const { scene_id, role_id, desc, narration, dialogue_character_1, dialogue_character_2 } = input;
  if (scene_id !== undefined) {
    await saveShotFields(client, scene_id, {
      static_desc: desc,
      narration,
      dialogue_character_1,
      dialogue_character_2,
    });
    await client.query('UPDATE shots SET drawn = drawn || $2::jsonb WHERE id = $1', [
      scene_id,
      JSON.stringify(shotDrawnWith(input.options)),
    ]);
  }
  if (role_id !== undefined && desc !== undefined)
    await client.query('UPDATE roles SET description = $2, drawn = drawn || $3::jsonb WHERE id = $1', [
      role_id,
      desc,
      JSON.stringify(drawnWith(input.options)),
    ]);
}

function plan(input: PictureInput, project: ProjectRow, resolve: Resolve): Promise<PlannedDraw> {
  const model = SHOT_IMAGE_MODELS.find(({ api, tool }) => api === input.api_name && tool === input.tool_name);
  const { prompt, image_url } = input;
  const ratio = ratioOf(input.ratio ?? project.width_height);
  switch (model?.key) {
    case 'jimeng':
      return planJimeng(input, ratio, resolve);
    case 'irag':
      return planImagine({ tool_name: 'irag', prompt, ratio, image_url }, resolve);
    case 'mj':
      return planImagine(
        { tool_name: 'mj', desc: prompt, options: firstFamily(input.options, ratio) },
        resolve,
      );
    case 'k3':
    case 'j3':
      return planFilmTool({ tool: model.tool, prompt, ratio, image_url }, resolve);
    case undefined:
      throw new Refusal(400, 'badInput', { fill: { field: 'tool_name' } });
  }
}

/** @throws Refusal for an unsupported ratio */
function ratioOf(ratio: string): Ratio {
  const known = RATIOS.find((one) => one === ratio);
  if (!known) throw new Refusal(400, 'badInput', { fill: { field: 'ratio' } });
  return known;
}

/** The picture of a built-in style is not a reference: the style is already in the prompt. */
const isStylePicture = (address: string | undefined): boolean =>
  address !== undefined && builtInAt(address) !== undefined;

function firstFamily(options: PictureInput['options'], ar: Ratio): FirstFamilyOptions {
  const parsed = v.safeParse(FirstFamilyOptions, options ?? {});
  if (!parsed.success) throw new Refusal(400, 'badInput', { fill: { field: 'options' } });
  const { sref, ...others } = parsed.output;
  return { ar, ...others, ...(sref && !isStylePicture(sref) ? { sref } : {}) };
}

const weight = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const address = v.optional(v.pipe(v.string(), v.maxLength(2048)), '');
/** BOARD-45. `rid`, the face weight, belongs to a model that is not offered (decisions A-15). */
const JimengOptions = v.object({
  cref: address,
  sref: address,
  ar: v.optional(v.string()),
  rip: weight,
  rid: v.optional(v.unknown()),
  style: v.optional(v.unknown()),
});
const ROLE_WEIGHT = 0.7;
const STYLE_WEIGHT = 0.3;
/** Maximum number of role pictures added to the references of a request. */
const MOST_FACES = 3;

async function planJimeng(input: PictureInput, fallback: Ratio, resolve: Resolve): Promise<PlannedDraw> {
  const options = v.safeParse(JimengOptions, input.options ?? {});
  if (!options.success) throw new Refusal(400, 'badInput', { fill: { field: 'options' } });
  const { cref, sref, ar, rip = ROLE_WEIGHT } = options.output;
  const ratio = input.ratio || !ar ? fallback : ratioOf(ar);
  const { prompt, image_url } = input;
  const planned = await planImagine({ tool_name: 'seedream', prompt, ratio, image_url }, resolve);
  const more: PlannedReference[] = [];
  if (cref) more.push({ key: await resolve(cref), weight: rip });
  if (sref && !isStylePicture(sref)) more.push({ key: await resolve(sref), weight: STYLE_WEIGHT });
  if (planned.plan.kind !== 'generate') return planned;
  return { ...planned, plan: { ...planned.plan, references: [...planned.plan.references, ...more] } };
}

/** Adds the people named in the prompt to the model's input. The record keeps the prompt as typed. */
function withPeople(
  planned: PlannedDraw,
  film: readonly FilmPerson[],
  { name, limits }: Pick<Model<'picture'>, 'name' | 'limits'>,
): PlannedDraw {
  if (planned.plan.kind !== 'generate') return planned;
  const people = film.map(({ name, look }) => ({ name, look }));
  const references = planned.plan.references.map((reference) => {
    const shown = film.find(({ image }) => image.startsWith(`${reference.key}.`));
    return shown ? { ...reference, of: shown.name } : reference;
  });
  const prompt = describing(planned.plan.prompt, people);
  // the built-in engine draws people from their looks and does not use their pictures, and some models are sent words only
  const shown =
    name === BUILT_IN_ENGINE || limits.takes?.image === false
      ? []
      : namedPeople(withNames(planned.plan.prompt), film).filter(
          ({ name, image }) => image && !references.some(({ of }) => of === name),
        );
  const faces = shown.slice(0, MOST_FACES).map(({ name, image }) => ({
    key: partsOf(image).key,
    weight: ROLE_WEIGHT,
    of: name,
  }));
  return { ...planned, plan: { ...planned.plan, prompt, references: [...references, ...faces], people } };
}

const withSetting = (planned: PlannedDraw, setting: PictureSetting | undefined): PlannedDraw =>
  planned.plan.kind === 'generate' && setting ? { ...planned, plan: { ...planned.plan, setting } } : planned;

/**
 * A role's own picture. Details that the description leaves open vary between pictures, to choose from, unless another age has them.
 * The first one has those of the shots that were drawn before it or beside it.
 */
async function ofRole(db: Queries, planned: PlannedDraw, roleId: number): Promise<PlannedDraw> {
  const role = await first(
    db.query<{ name: string; project_id: number; unseen: boolean }>(
      `SELECT name, project_id, image = '' AND NOT EXISTS (SELECT 1 FROM draws WHERE role_id = roles.id) AS unseen
       FROM roles WHERE id = $1`,
      [roleId],
    ),
  );
  if (planned.plan.kind !== 'generate' || !role) return planned;
  const { name, project_id, unseen } = role;
  const usual = unseen && planned.plan.count === 1 ? seedOf(name) : undefined;
  const seed = (await faceAtOtherAge(db, project_id, name)) ?? usual;
  const look = { words: planned.plan.prompt, ...(seed !== undefined && { seed }) };
  return { ...planned, plan: { ...planned.plan, people: [{ name, look }] } };
}

/** Replaces `@name#` by the name (BOARD-33) and appends the person's look, because models do not know the name. */
function describing(prompt: string, people: readonly PicturePerson[]): string {
  const words = withNames(prompt);
  const described = namedPeople(words, people).filter(({ look }) => look.words);
  return [words, ...described.map(({ name, look }) => describe(name, look.words))].join(', ');
}

/** Avoids a duplicate name, because many descriptions start with it. */
const describe = (name: string, description: string): string =>
  description.startsWith(name) ? description : `${name}: ${description}`;
