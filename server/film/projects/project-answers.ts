import type { Project } from '../../../src/api/projects.ts';
import { dayIn, instant } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { tellStyle } from '../../draw/styles.ts';
import { mediaAddress } from '../../media/media-address.ts';
import type { Context } from '../../rpc/context.ts';
import { memberOf } from '../../rpc/context.ts';
import { isMessageKey, say } from '../../rpc/messages.ts';
import { listProjects, openStatus, type ProjectRow } from './projects.ts';

/** A project as the list shows it (PROJ-03). */
function tellProject(row: ProjectRow, { language }: Context, secret: string): Project {
  return {
    id: row.id,
    name: row.name,
    width_height: row.width_height,
    ...tellStyle(row.style_name, language),
    async_status: openStatus(row),
    step: row.step,
    generate_type: row.generate_type,
    text_type: row.text_type,
    generate_method: row.generate_method,
    content: row.content,
    cover: row.cover ? mediaAddress(secret, row.cover) : '',
    created_at: instant(row.created_at),
    fail_msg: row.failure && isMessageKey(row.failure) ? say(row.failure, language) : '',
  };
}

/** The member's projects by the day they were made on, in the caller's zone, newest first (PROJ-01). */
export async function tellProjects({ db, secret }: Pick<Deps, 'db' | 'secret'>, context: Context) {
  const groups = new Map<string, Project[]>();
  for (const row of await listProjects(db, memberOf(context).userId)) {
    const date = dayIn(context.timeZone, row.created_at);
    groups.set(date, [...(groups.get(date) ?? []), tellProject(row, context, secret)]);
  }
  return { lists: [...groups].map(([date, data]) => ({ date, data })) };
}
