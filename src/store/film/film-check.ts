/** What the built-in engine leaves out of a whole film's pictures. */
import { isNotOffered } from '../../api/errors.ts';
import { checkFilm, type UndrawnThing } from '../../api/prompt-check.ts';
import type { ShotImageKey } from '../../api/shot-image-models.ts';
import { client } from '../client.ts';
import { painterAsked, pictureModelOf } from './picture-model.ts';

/**
 * The things that a film's script, or its storyboard, names in vain, each with its lines or shots. A missing answer is no error:
 * nobody waits for it.
 * @param model that draws; without, the one chosen for the film
 */
export async function undrawnInFilm(
  projectId: number,
  of: 'script' | 'storyboard',
  model?: ShotImageKey,
): Promise<readonly UndrawnThing[]> {
  const asked = painterAsked(model ?? (await pictureModelOf(projectId)));
  if (!asked) return [];
  try {
    return (await client.send(checkFilm, { script_id: projectId, of, ...asked })).undrawn;
  } catch (error) {
    if (!isNotOffered(error)) console.warn(checkFilm.path, error);
    return [];
  }
}
