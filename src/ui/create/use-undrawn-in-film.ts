import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { UndrawnThing } from '../../api/prompt-check.ts';
import type { ShotImageKey } from '../../api/shot-image-models.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { undrawnInFilm } from '../../store/film/film-check.ts';

/**
 * What the built-in engine leaves out of a film's pictures; nothing until that is known.
 * @param version changes with what is asked about @param model that draws; without, the one chosen for the film
 */
export function useUndrawnInFilm(
  projectId: number,
  of: 'script' | 'storyboard',
  version: unknown,
  model?: ShotImageKey,
): readonly UndrawnThing[] {
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const [undrawn, setUndrawn] = useState<readonly UndrawnThing[]>([]);
  const known = payload !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is asked about anew
  useEffect(() => {
    // who draws is known with the prices
    if (!projectId || !online || !known) return;
    let current = true;
    void undrawnInFilm(projectId, of, model).then((found) => {
      if (current) setUndrawn(found);
    });
    return () => {
      current = false;
    };
  }, [projectId, of, version, model, online, known]);
  return undrawn;
}
