import { PROJECT_LIMITS, type Project } from '../../../src/api/projects.ts';
import { dayIn, instant } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type AnyStyle, readStyles, serializeStyle } from '../../draw/styles.ts';
import { mediaAddress } from '../../media/media-address.ts';
import type { Context } from '../../rpc/context.ts';
import { memberOf } from '../../rpc/context.ts';
import { isMessageKey, type Language, messageText } from '../../rpc/messages.ts';
import { listProjects, openStatus, type ProjectRow } from './projects.ts';

/** Why the script could not be written, for people; empty if it could. */
export const failureOf = ({ failure }: ProjectRow, language: Language): string =>
  failure && isMessageKey(failure) ? messageText(failure, language) : '';

/** A project for the list (PROJ-03). */
function serializeProject(
  row: ProjectRow,
  style: AnyStyle | undefined,
  { language }: Context,
  secret: string,
): Project {
  return {
    id: row.id,
    name: row.name,
    width_height: row.width_height,
    ...serializeStyle(style, { language, secret }),
    async_status: openStatus(row),
    step: row.step,
    generate_type: row.generate_type,
    text_type: row.text_type,
    generate_method: row.generate_method,
    // truncate, because a long script file would make the list large
    content: row.content.slice(0, PROJECT_LIMITS.storyMax),
    cover: row.cover ? mediaAddress(secret, row.cover) : '',
    ...(row.film_id ? { film_id: row.film_id } : {}),
    created_at: instant(row.created_at),
    fail_msg: failureOf(row, language),
  };
}

/** The member's projects grouped by creation day in the caller's time zone, newest first (PROJ-01). */
export async function serializeProjects({ db, secret }: Pick<Deps, 'db' | 'secret'>, context: Context) {
  const groups = new Map<string, Project[]>();
  const rows = await listProjects(db, memberOf(context).userId);
  const styles = await readStyles(
    db,
    rows.map(({ style_name }) => style_name),
  );
  for (const row of rows) {
    const date = dayIn(context.timeZone, row.created_at);
    groups.set(date, [
      ...(groups.get(date) ?? []),
      serializeProject(row, styles.get(row.style_name), context, secret),
    ]);
  }
  return { lists: [...groups].map(([date, data]) => ({ date, data })) };
}
