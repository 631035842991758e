/** Film projects: owner, status and steps. */
import { CREATION, PROJECT_STATUS, PROJECT_STEP } from '../../../src/api/projects.ts';
import { type Database, first, type Queries } from '../../db/database.ts';
import { Refusal } from '../../rpc/refusal.ts';

/** A project with the task that writes its script. */
export interface ProjectRow {
  id: number;
  user_id: number;
  name: string;
  generate_method: number;
  generate_type: number;
  text_type: string;
  width_height: string;
  /** The key of a built-in style; empty for none. */
  style_name: string;
  content: string;
  step: number;
  task_id: string | null;
  created_at: Date;
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | null;
  failure: string | null;
  has_lines: boolean;
  /** The first picture of its shots; a file such as `<key>.jpg`. */
  cover: string | null;
  /** The export that made its newest film. */
  film_id: string | null;
}

const SELECT = `SELECT p.id, p.user_id, p.name, p.generate_method, p.generate_type, p.text_type, p.width_height,
    p.style_name, p.content, p.step, p.task_id, p.created_at, t.status, t.failure,
    EXISTS (SELECT 1 FROM drama_lines l WHERE l.project_id = p.id) AS has_lines,
    (SELECT s.image FROM shots s WHERE s.project_id = p.id AND s.image <> '' ORDER BY s.position, s.id LIMIT 1) AS cover,
    (SELECT e.task_id FROM exports e JOIN works w ON w.id = e.work_id
      WHERE e.project_id = p.id AND w.deleted_at IS NULL ORDER BY w.id DESC LIMIT 1) AS film_id
  FROM projects p LEFT JOIN tasks t ON t.id = p.task_id`;

/** The status of the writing task for polls (PROJ-04 to 06). */
export function writingStatus({ status }: Pick<ProjectRow, 'status'>): number {
  switch (status) {
    case 'waiting':
      return PROJECT_STATUS.waiting;
    case 'running':
      return PROJECT_STATUS.running;
    case 'failed':
    case 'cancelled':
      return PROJECT_STATUS.failed;
    default:
      return PROJECT_STATUS.ready;
  }
}

/** The status that decides whether the project can be opened. A failed rewrite keeps the old lines, so it stays open. */
export const openStatus = (row: ProjectRow): number => {
  const status = writingStatus(row);
  return status === PROJECT_STATUS.failed && row.has_lines ? PROJECT_STATUS.ready : status;
};

/** Whether the project's script is being written, or waits for that. */
export const isWriting = ({ status }: Pick<ProjectRow, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

/** A member's projects, newest first. */
export async function listProjects(db: Queries, userId: number): Promise<ProjectRow[]> {
  const { rows } = await db.query<ProjectRow>(
    `${SELECT} WHERE p.user_id = $1 AND p.deleted_at IS NULL ORDER BY p.id DESC`,
    [userId],
  );
  return rows;
}

/** The projects with these ids that belong to the member. */
export async function findProjects(
  db: Queries,
  userId: number,
  ids: readonly number[],
): Promise<ProjectRow[]> {
  const { rows } = await db.query<ProjectRow>(
    `${SELECT} WHERE p.user_id = $1 AND p.id = ANY($2::bigint[]) AND p.deleted_at IS NULL`,
    [userId, ids],
  );
  return rows;
}

/** One of the member's projects. @throws Refusal 404 if it is unknown, deleted or another member's */
export async function requireProject(db: Queries, userId: number, id: number): Promise<ProjectRow> {
  const [row] = await findProjects(db, userId, [id]);
  if (!row) throw new Refusal(404, 'projectGone');
  return row;
}

/**
 * Locks a project until the transaction ends, so that concurrent edits do not assign the same numbers to lines or shots. Uses a lock
 * that still allows foreign keys to it; otherwise finishing a script could deadlock with a deletion that waits for its task.
 * @throws Refusal 404 if it is not the member's
 */
export async function lockProject(client: Queries, userId: number, id: number): Promise<ProjectRow> {
  await client.query('SELECT 1 FROM projects WHERE id = $1 AND user_id = $2 FOR NO KEY UPDATE', [id, userId]);
  return requireProject(client, userId, id);
}

/** Edits a project in one transaction. @throws Refusal 404 if it is not the member's, 409 while its script is being written */
export function editProject<Result>(
  db: Database,
  userId: number,
  id: number,
  edit: (client: Queries, project: ProjectRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (client) => {
    const project = await lockProject(client, userId, id);
    if (isWriting(project)) throw new Refusal(409, 'projectWriting');
    await client.query('UPDATE projects SET updated_at = now() WHERE id = $1', [id]);
    return edit(client, project);
  });
}

type Step = (typeof PROJECT_STEP)[keyof typeof PROJECT_STEP];

/** Reading the list of a step counts as opening it. Stores the furthest step opened. @returns the furthest step */
export async function reachStep(db: Queries, { id, step }: ProjectRow, reached: Step): Promise<number> {
  if (step >= reached) return step;
  await db.query('UPDATE projects SET step = greatest(step, $2) WHERE id = $1', [id, reached]);
  return reached;
}

export interface NewProject {
  userId: number;
  name: string;
  /** The name is an automatic date, which the script's title may replace. */
  autoNamed: boolean;
  method: (typeof CREATION)[keyof typeof CREATION];
  textType: string;
  ratio: string;
  styleKey: string;
  content: string;
}

/** Inserts a project without a task. A blank one starts at the storyboard. @returns its id */
export async function addProject(client: Queries, project: NewProject): Promise<number> {
  const row = await first(
    client.query<{ id: number }>(
      `INSERT INTO projects (user_id, name, generate_method, text_type, width_height, style_name, content, step, auto_named)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        project.userId,
        project.name,
        project.method,
        project.textType,
        project.ratio,
        project.styleKey,
        project.content,
        project.method === CREATION.blank ? PROJECT_STEP.storyboard : PROJECT_STEP.script,
        project.autoNamed,
      ],
    ),
  );
  if (!row) throw new Error('The project was not written.');
  return row.id;
}

/** Renames a project. @throws Refusal 404 if it is not the member's */
export async function renameProject(db: Queries, userId: number, id: number, name: string): Promise<void> {
  const { count } = await db.query(
    `UPDATE projects SET name = $3, auto_named = false, updated_at = now()
     WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
    [id, userId, name],
  );
  if (count === 0) throw new Refusal(404, 'projectGone');
}

/** Whether there is a story to write a script from. */
export const hasStory = ({ generate_method, content }: ProjectRow): boolean =>
  generate_method !== CREATION.blank && content !== '';

/** @returns the project's story @throws Refusal if it has none */
export function requireStory(project: ProjectRow): string {
  if (!hasStory(project)) throw new Refusal(400, 'projectBlank');
  return project.content;
}
