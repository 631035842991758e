import { instant } from '../clock.ts';
import type { Queries } from '../db/database.ts';
import { describePoints } from '../ledger/points-words.ts';
import { fileName, type Media } from '../media/media.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { LIKES_OF_MEMBER } from '../works/likes.ts';
import { listSessions, type Session } from './sessions.ts';

/** The columns of a film's parts that are a member's own; the others keep account of what the storyboard has made of the script. */
const FILM_PARTS = {
  drama_lines: `id project_id position shot_type angle move characters cj_desc hm_desc dialogue`,
  roles: `id project_id position name description image voice_type draw_task_id draw_index drawn`,
  shots: `id project_id drama_id position drama_dialogue hm_desc static_desc dynamic_desc role_ids narration
    dialogue_character_1 dialogue_character_2 image draw_id draw_index clip_id list_type is_continuous voice_type voice_speed
    voice_vol voice_pitch voice_emotion source seconds transition drawn`,
} as const;
type FilmPart = keyof typeof FILM_PARTS;
const columnsOf = (part: FilmPart): string[] => FILM_PARTS[part].split(/\s+/);

const partOfFilms = (part: FilmPart): string =>
  `SELECT ${columnsOf(part).map((column) => `x.${column}`)} FROM ${part} x JOIN projects p ON p.id = x.project_id
   WHERE p.user_id = $1 ORDER BY x.project_id, x.position, x.id`;

/** SQL: a deleted part as it would be told if it were there. */
const DELETED_PART = `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(row) WHERE key = ANY (CASE part ${Object.keys(
  FILM_PARTS,
)
  .map((part) => `WHEN '${part}' THEN '{${columnsOf(part as FilmPart)}}'::text[]`)
  .join(' ')} END))`;

/**
 * The data stored about a member, by table. Columns are listed by name, so that a new column is exported only after somebody has
 * checked that it contains no secrets and no data of others.
 */
export const SECTIONS: Readonly<Record<string, string>> = {
  account: `SELECT id, phone, name, about, avatar, points, invite_code, face_consent_at, created_at FROM users WHERE id = $1`,
  identities: `SELECT issuer, subject, created_at FROM identities WHERE user_id = $1
    ORDER BY created_at, issuer, subject`,
  points_log: `SELECT created_at, kind, points, description FROM points_log WHERE user_id = $1 ORDER BY id`,
  point_batches: `SELECT remaining, expires_at FROM point_batches WHERE user_id = $1 ORDER BY id`,
  orders: `SELECT o.order_no, o.product, o.amount AS amount_in_fen, o.status, o.created_at, o.ended_at,
    r.amount AS refunded_in_fen, r.created_at AS refunded_at FROM orders o LEFT JOIN order_refunds r ON r.order_no = o.order_no
    WHERE o.user_id = $1 ORDER BY o.created_at, o.order_no`,
  plans: `SELECT order_no, tier, month_points, months, starts_at, ends_at FROM memberships WHERE user_id = $1
    ORDER BY starts_at, order_no`,
  distribution: `SELECT d.created_at, d.amount AS amount_in_fen, d.award AS award_in_fen,
    coalesce(r.award, 0) AS taken_back_in_fen FROM distributions d LEFT JOIN order_refunds r ON r.order_no = d.order_no
    WHERE d.user_id = $1 ORDER BY d.id`,
  payouts: `SELECT created_at, amount AS amount_in_fen FROM payouts WHERE user_id = $1 ORDER BY id`,
  invitations: `SELECT u.created_at, i.inviter_points AS points FROM invitations i JOIN users u ON u.id = i.friend_id
    WHERE u.invited_by = $1 ORDER BY i.id`,
  redeem_codes: `SELECT points, used_at FROM redeem_codes WHERE used_by = $1 ORDER BY used_at, code_hash`,
  tasks: `SELECT id, kind, tool, model, prompt, status, points, refunded, provider, created_at, ended_at FROM tasks
    WHERE user_id = $1 ORDER BY created_at, id`,
  drawings: `SELECT id, task_id, tool_name, model_name, prompt, options, seed, images, project_id, deleted_at FROM draws
    WHERE user_id = $1 ORDER BY id`,
  clips: `SELECT id, task_id, tool_name, model, resolution, prompt, video, poster, seconds, project_id, created_at, deleted_at
    FROM clips WHERE user_id = $1 ORDER BY id`,
  songs: `SELECT id, task_id, tool_name, custom_mode, instrumental, title, tags, prompt, lyrics, reference, works, created_at,
    deleted_at FROM songs WHERE user_id = $1 ORDER BY id`,
  music_references: `SELECT key, tool_name, heard, created_at FROM music_references WHERE user_id = $1
    ORDER BY created_at, key`,
  lip_syncs: `SELECT id, task_id, tool_name, prompt, source, sound, video, poster, seconds, created_at, deleted_at FROM lip_syncs
    WHERE user_id = $1 ORDER BY id`,
  sounds: `SELECT file, seconds, language, created_at FROM sounds WHERE user_id = $1 ORDER BY created_at, hash`,
  projects: `SELECT id, name, text_type, width_height, style_name, content, step, created_at, updated_at, deleted_at FROM projects
    WHERE user_id = $1 ORDER BY id`,
  styles: `SELECT id, name, category, prompt, image, created_at, deleted_at FROM styles WHERE user_id = $1 ORDER BY id`,
  script_lines: partOfFilms('drama_lines'),
  roles: partOfFilms('roles'),
  shots: partOfFilms('shots'),
  film_deletions: `SELECT project_id, part, ${DELETED_PART} AS row, deleted_at FROM film_deletions WHERE user_id = $1 ORDER BY id`,
  works: `SELECT id, project_id, name, description, video, poster, subtitles, width_height, seconds, is_show, check_status,
      check_msg, published_at, created_at, deleted_at, alt, excerpt, provider FROM works WHERE user_id = $1 ORDER BY id`,
  work_uploads: `SELECT created_at, bytes, seconds FROM work_uploads WHERE user_id = $1 ORDER BY created_at, key`,
  reports: `SELECT work_id, reason, words, created_at FROM work_reports WHERE user_id = $1 ORDER BY id`,
  messages: `SELECT title, content, created_at FROM broadcasts WHERE member_id = $1 ORDER BY id`,
  likes: LIKES_OF_MEMBER,
  exports: `SELECT task_id, project_id, work_id, created_at FROM exports WHERE user_id = $1 ORDER BY created_at, task_id`,
};

interface Reader {
  secret: string;
  /** The studio's. */
  origin: string;
  language: Language;
}

/**
 * Collects a member's data for export. Media are listed with URLs that are valid for a week, and the points log says what each row was
 * for, in the member's language.
 */
export async function collectAccount(
  db: Queries,
  { secret, origin, language }: Reader,
  session: Session,
): Promise<Record<string, unknown>> {
  const { userId } = session;
  const found: Record<string, unknown> = { collected_at: instant(new Date()) };
  for (const [name, statement] of Object.entries(SECTIONS))
    found[name] = (await db.query(statement, [userId])).rows;
  found.points_log = (found.points_log as { description: string }[]).map(({ description, ...row }) => ({
    ...row,
    description: describePoints(description, language),
  }));
  const { rows } = await db.query<Media & { created_at: Date }>(
    'SELECT key, ext, mime, bytes, width, height, created_at FROM media WHERE user_id = $1 ORDER BY created_at, key',
    [userId],
  );
  found.media = rows.map(({ key, ext, ...facts }) => ({
    file: fileName({ key, ext }),
    ...facts,
    address: origin + mediaAddress(secret, fileName({ key, ext })),
  }));
  found.devices = await listSessions(db, session);
  return found;
}
