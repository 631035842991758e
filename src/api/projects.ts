/** Film projects: the list, creation, status. */
import * as v from 'valibot';
import { documented, extension, nothing, unread, WHILE_WAITING } from './call.ts';
import { Flag, FormNumber, Id, Instant, OpaqueId } from './fields.ts';
import { rowsById, rowsOf } from './rows.ts';
import { SCRIPT_FILE } from './script-file-limits.ts';

export const CREATION = { story: 1, file: 2, blank: 3 } as const;
export const TEXT_TYPES = ['story', 'adv'] as const;
export const FILM_RATIOS = ['16:9', '9:16'] as const;
export const PROJECT_LIMITS = {
  titleCharacters: 50,
  storyMin: 5,
  storyMax: 5000,
  /** A longer text is a story already. */
  ideaMax: 300,
  script: SCRIPT_FILE,
} as const;
/** async_status: 0 ready, 1 and 2 generating, 3 failed. */
export const PROJECT_STATUS = { ready: 0, waiting: 1, running: 2, failed: 3 } as const;
/** The steps of the workflow. A project's `step` is the furthest one opened so far; it never goes back (SCRIPT-01). */
export const PROJECT_STEP = { list: 1, script: 2, characters: 3, storyboard: 4 } as const;
/** `type` of update-script (contract 27). */
export const PROJECT_UPDATE = { ratio: 2, style: 3 } as const;

const Ratio = v.picklist(FILM_RATIOS);
const TextType = v.picklist(TEXT_TYPES);
const Status = v.number();

export const Project = v.object({
  id: Id,
  name: v.string(),
  width_height: v.optional(v.string(), '16:9'),
  style_name: v.optional(v.string(), ''),
  style_img: v.optional(v.string(), ''),
  async_status: v.optional(Status, PROJECT_STATUS.ready),
  step: v.optional(v.number(), 1),
  generate_type: v.optional(v.number(), 1),
  text_type: v.optional(v.string(), 'story'),
  generate_method: v.optional(v.number(), CREATION.story),
  content: v.optional(v.string(), ''),
  /** Extension: the first picture of the project's shots. */
  cover: v.optional(v.string(), ''),
  /** Extension: the export of the newest film. */
  film_id: v.optional(OpaqueId),
  created_at: v.optional(Instant),
  /** Why the script could not be written; empty otherwise. */
  fail_msg: v.optional(v.string()),
});
export type Project = v.InferOutput<typeof Project>;

const ProjectLists = v.object({ lists: v.array(v.object({ date: v.string(), data: rowsOf(Project) })) });

export const listProjects = documented('/script/list-script-pro', { input: nothing, answer: ProjectLists });
export const deleteProject = documented('/script/del-script-pro', {
  input: v.strictObject({ id: Id }),
  answer: ProjectLists,
});
/** Restores a deleted project within 30 days. */
export const restoreProject = extension('/studio/project/restore', {
  input: v.strictObject({ script_id: Id }),
  answer: ProjectLists,
});
const ProjectName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(PROJECT_LIMITS.titleCharacters));
export const renameProject = extension('/studio/project/rename', {
  input: v.strictObject({ script_id: Id, name: ProjectName }),
  answer: v.object({ name: v.string() }),
});
export const copyProject = documented('script/copy-script', {
  input: v.strictObject({ script_id: Id }),
  answer: ProjectLists,
});

export const createProject = documented('/script/generate-base', {
  body: 'multipart',
  input: v.strictObject({
    generate_method: v.pipe(FormNumber, v.picklist([CREATION.story, CREATION.file, CREATION.blank])),
    name: v.optional(v.pipe(v.string(), v.maxLength(PROJECT_LIMITS.titleCharacters)), ''),
    content: v.optional(v.pipe(v.string(), v.maxLength(PROJECT_LIMITS.storyMax)), ''),
    text_type: TextType,
    width_height: Ratio,
    style_img: v.optional(v.string(), ''),
    style_name: v.optional(v.string(), ''),
    /** Extension: 1 if the name is an automatic date, which the script's title may replace. */
    auto_name: v.optional(v.pipe(FormNumber, Flag), 0),
    script: v.optional(v.instance(Blob)),
  }),
  answer: v.object({ script_id: Id, async_status: v.optional(Status, PROJECT_STATUS.ready) }),
});

export const listInspirations = documented('script/get-inspiration', {
  input: v.strictObject({ type: TextType }),
  answer: v.array(v.string()),
});

/** Develops an idea of up to three sentences into a story or the text of an advertisement, to be read and changed before a film is made of it. */
export const developIdea = extension('/studio/story/develop', {
  longest: WHILE_WAITING,
  input: v.strictObject({
    idea: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(PROJECT_LIMITS.storyMin),
      v.maxLength(PROJECT_LIMITS.ideaMax),
    ),
    text_type: v.optional(TextType, 'story'),
  }),
  answer: v.object({ story: v.string() }),
});

/** The answer maps each id to its async_status. */
export const checkProjects = documented('/script/check-sg-status', {
  input: v.strictObject({ script_ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)) }),
  answer: rowsById(Status),
});

export const readProject = documented('/script/script-info', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({
    name: v.string(),
    step: v.number(),
    /** Extension: 0 for a project without a story, whose script cannot be rewritten. */
    has_story: v.optional(Flag, 1),
    /** Extension: why the script could not be written last; empty otherwise. */
    fail_msg: v.optional(v.string(), ''),
  }),
});

export const regenerateProject = documented('script/re-generate-base', {
  input: v.strictObject({ script_id: Id }),
  answer: v.object({ async_status: Status }),
});

export const updateProject = documented('/script/update-script', {
  input: v.variant('type', [
    v.strictObject({ type: v.literal(PROJECT_UPDATE.ratio), script_id: Id, width_height: Ratio }),
    v.strictObject({
      type: v.literal(PROJECT_UPDATE.style),
      script_id: Id,
      style_name: v.string(),
      style_img: v.string(),
    }),
  ]),
  answer: unread,
});
