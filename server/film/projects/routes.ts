import {
  checkProjects,
  copyProject as copyProjectCall,
  createProject as createProjectCall,
  deleteProject as deleteProjectCall,
  developIdea as developIdeaCall,
  listInspirations,
  listProjects as listProjectsCall,
  PROJECT_UPDATE,
  readProject,
  regenerateProject as regenerateProjectCall,
  renameProject as renameProjectCall,
  restoreProject as restoreProjectCall,
  updateProject,
} from '../../../src/api/projects.ts';
import { HOUR } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { chosenStyle } from '../../draw/styles.ts';
import { memberOf } from '../../rpc/context.ts';
import { countUse } from '../../rpc/limits.ts';
import { flag, on, type Route } from '../../rpc/route.ts';
import { developIdea } from './develop-idea.ts';
import { nextInspirations } from './inspirations.ts';
import { requireFewProjects } from './most-projects.ts';
import { copyProject } from './project-copy.ts';
import { createProject, regenerateProject } from './project-create.ts';
import { deleteProject, restoreProject } from './project-delete.ts';
import {
  findProjects,
  hasStory,
  lockProject,
  renameProject,
  requireProject,
  writingStatus,
} from './projects.ts';
import { failureOf, serializeProjects } from './serialize-projects.ts';

/** The project list, and actions on a whole project. */
export function projectRoutes(deps: Deps): Route[] {
  const { config, db, queue } = deps;
  const copies = { name: 'copy', max: config.copiesPerHour, seconds: HOUR };
  return [
    on(listProjectsCall, (context) => serializeProjects(deps, context)),
    on(createProjectCall, (context, input) => createProject(deps, context, input)),
    on(regenerateProjectCall, (context, { script_id }) => regenerateProject(deps, context, script_id)),

    on(deleteProjectCall, async (context, { id }) => {
      const { userId } = memberOf(context);
      await db.transaction(async (client) =>
        deleteProject(client, queue, await lockProject(client, userId, id)),
      );
      return serializeProjects(deps, context);
    }),

    on(restoreProjectCall, async (context, { script_id }) => {
      const { userId } = memberOf(context);
      await db.transaction(async (client) => {
        await restoreProject(client, userId, script_id);
        await requireFewProjects(client, userId, config.mostProjects);
      });
      return serializeProjects(deps, context);
    }),

    on(renameProjectCall, async (context, { script_id, name }) => {
      await renameProject(db, memberOf(context).userId, script_id, name);
      return { name };
    }),

    on(copyProjectCall, async (context, { script_id }) => {
      const { userId } = memberOf(context);
      await countUse(db, copies, String(userId));
      await db.transaction(async (client) => {
        await copyProject(client, await lockProject(client, userId, script_id), context.language);
        await requireFewProjects(client, userId, config.mostProjects);
      });
      return serializeProjects(deps, context);
    }),

    on(readProject, async (context, { script_id }) => {
      const project = await requireProject(db, memberOf(context).userId, script_id);
      const { name, step } = project;
      const fail_msg = failureOf(project, context.language);
      return { name, step, has_story: flag(hasStory(project)), fail_msg };
    }),

    on(checkProjects, async (context, { script_ids }) => {
      const rows = await findProjects(db, memberOf(context).userId, script_ids);
      return Object.fromEntries(rows.map((row) => [row.id, writingStatus(row)]));
    }),

    on(updateProject, async (context, input) => {
      const { id } = await requireProject(db, memberOf(context).userId, input.script_id);
      if (input.type === PROJECT_UPDATE.ratio)
        await db.query('UPDATE projects SET width_height = $2, updated_at = now() WHERE id = $1', [
          id,
          input.width_height,
        ]);
      else
        await db.query('UPDATE projects SET style_name = $2, updated_at = now() WHERE id = $1', [
          id,
          await chosenStyle(db, memberOf(context).userId, input.style_name),
        ]);
    }),

    on(developIdeaCall, async (context, { idea, text_type: textType }) => ({
      story: await developIdea(deps, memberOf(context).userId, { idea, textType }),
    })),

    on(listInspirations, (context, { type }) =>
      nextInspirations(db, memberOf(context).userId, type, context.language),
    ),
  ];
}
