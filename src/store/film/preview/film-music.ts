/** The music of a preview: the file chosen for the export, or the piece that would be composed for it. */
import { FILM_MUSIC } from '../../../api/exports.ts';
import { composeFilmMusic, type FilmPreview } from '../../../api/film-preview.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { client } from '../../client.ts';
import { exportDraft, exportForm } from '../export/form.ts';

/** The last piece that was composed, and its film. */
let composed: { film: string; url: Promise<string> } | null = null;

/** Everything that the music depends on: the film's words, their times, the project, and which of its films is the next. */
const filmOf = (projectId: number, { seconds, shots, piece }: FilmPreview): string =>
  JSON.stringify([projectId, piece, seconds, shots.map(({ cues, camera }) => [cues, camera])]);

/** How the film's music is heard; `film` for music that is composed with the film only, `missing` for a file that was not chosen yet. */
export type MusicNow = { kind: 'none' | 'film' | 'missing' } | { kind: 'sound'; url: string };

/** @throws ApiError if it cannot be composed */
export async function musicFor(projectId: number, plan: FilmPreview): Promise<MusicNow> {
  await exportDraft.restore();
  if (exportForm.music === FILM_MUSIC.none) return { kind: 'none' };
  if (exportForm.music === FILM_MUSIC.upload)
    return exportForm.audio ? { kind: 'sound', url: exportForm.audio.url } : { kind: 'missing' };
  if (!plan.music) return { kind: 'film' };
  const film = filmOf(projectId, plan);
  if (composed?.film !== film) {
    dropFilmMusic();
    const url = client
      .fetchFile(composeFilmMusic, { script_id: projectId })
      .then((file) => URL.createObjectURL(file));
    composed = { film, url };
    url.catch(() => {
      if (composed?.url === url) composed = null;
    });
  }
  return { kind: 'sound', url: await composed.url };
}

/** Forgets the piece. */
export function dropFilmMusic(): void {
  void composed?.url.then((url) => URL.revokeObjectURL(url)).catch(() => undefined);
  composed = null;
}

onSignOut(dropFilmMusic);
