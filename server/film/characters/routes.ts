import {
  bindRoleImage,
  handleRole,
  listRoles as listRolesCall,
  listRoleVoices,
  ROLE_ACTION,
  saveRoles,
} from '../../../src/api/characters.ts';
import { PROJECT_STEP } from '../../../src/api/projects.ts';
import type { Deps } from '../../deps.ts';
import { readStyle, serializeStyle } from '../../draw/styles.ts';
import { mediaAddress } from '../../media/media-address.ts';
import { holdNamed } from '../../media/named-files.ts';
import { memberOf } from '../../rpc/context.ts';
import { on, type Route } from '../../rpc/route.ts';
import { editProject, reachStep, requireProject } from '../projects/projects.ts';
import { listBindings, narratorName, narratorVoice } from '../speech/bind-voice.ts';
import { serializeVoices } from '../speech/serialize-voices.ts';
import { placeOf } from '../storyboard/shot-places.ts';
import { addRole, deleteRole, type RoleFields, saveNames, saveRole } from './character-edits.ts';
import { listCharacters, requireCharacter, serializeCharacter, voiceName } from './characters.ts';
import { drawnPicture, roleChoice } from './role-choice.ts';

/** The characters step: roles, their pictures and voices. */
export function characterRoutes(deps: Deps): Route[] {
  const { db, queue, secret, models } = deps;
  const speech = models.find('speech');
  const { voices } = speech.traits;
  return [
    on(listRolesCall, async (context, { script_id }) => {
      const { language } = context;
      const project = await requireProject(db, memberOf(context).userId, script_id);
      await reachStep(db, project, PROJECT_STEP.characters);
      const rows = await listCharacters(db, script_id);
      const { style_img } = serializeStyle(await readStyle(db, project.style_name), { language, secret });
      return {
        lists: rows.map((row) => serializeCharacter(row, { secret, language, voices })),
        style_img,
        narrator_voice: voiceName(await narratorVoice(db, script_id), voices, language),
      };
    }),

    on(handleRole, async (context, input) => {
      const { userId } = memberOf(context);
      const { script_id: projectId } = input;
      if (input.type === ROLE_ACTION.add)
        return editProject(db, userId, projectId, (client) => addRole(client, projectId, input.name));
      const { id } = input;
      if (input.type === ROLE_ACTION.delete) {
        await editProject(db, userId, projectId, (client) =>
          deleteRole(client, queue, { userId, projectId, id }),
        );
        return null;
      }
      await requireProject(db, userId, projectId);
      const role = await requireCharacter(db, projectId, id);
      const picture = await roleChoice(deps, context, userId, role, input);
      await editProject(db, userId, projectId, async (client) => {
        await holdNamed(client, context);
        await saveRole(client, projectId, id, { name: input.name, picture });
      });
      return null;
    }),

    on(saveRoles, async (context, { script_id, role_lists }) => {
      const { userId } = memberOf(context);
      await requireProject(db, userId, script_id);
      const saves: (RoleFields & { id: number })[] = [];
      for (const { id, name, desc: description, ...chosen } of role_lists) {
        const role = await requireCharacter(db, script_id, id);
        saves.push({ id, name, description, picture: await roleChoice(deps, context, userId, role, chosen) });
      }
      await editProject(db, userId, script_id, async (client) => {
        await holdNamed(client, context);
        // a new name changes descriptions, and those that were sent stand: so all names come first
        await saveNames(client, script_id, saves);
        for (const { id, ...fields } of saves) await saveRole(client, script_id, id, fields);
      });
    }),

    on(bindRoleImage, async (context, { role_id, draw_task_id, draw_index }) => {
      const { userId } = memberOf(context);
      const { projectId = 0 } = (await placeOf(db, userId, { role_id })) ?? {};
      const picture = await drawnPicture(deps, userId, draw_task_id, draw_index);
      await editProject(db, userId, projectId, (client) => saveRole(client, projectId, role_id, { picture }));
    }),

    on(listRoleVoices, async (context, { script_id, ...filter }) => {
      const { language } = context;
      const project = await requireProject(db, memberOf(context).userId, script_id);
      const roles = await listCharacters(db, project.id);
      return {
        ...serializeVoices(voices, filter, language, speech.name),
        new_roles: [
          { name: narratorName(language), img: '' },
          ...roles.map(({ name, image }) => ({ name, img: image ? mediaAddress(secret, image) : '' })),
        ],
        binds: await listBindings(db, project.id, voices, language),
      };
    }),
  ];
}
