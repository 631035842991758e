import { screen } from '@testing-library/react';
import { closeFilm } from '../../../../src/store/film/film.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
// loaded in advance, because the step loads it lazily
import '../../../../src/ui/create/characters/characters-step.tsx';
import '../../../../src/ui/create/characters/role-parameter-panel.tsx';
import '../../../../src/ui/create/characters/role-voice-dialog.tsx';
import '../../../../src/ui/create/characters/stitch/stitch-dialog.tsx';
import '../../../../src/ui/kit/confirm-dialog.tsx';
import '../../../../src/ui/kit/floating-menu.tsx';
import '../../../../src/ui/kit/floating-panel.tsx';
import '../../../../src/ui/create/storyboard/board.tsx';
import type { Answers, Sent } from '../../../store/fake-api.ts';
import { openFilmPage, POINTS } from '../film-page.tsx';

export const ROLES = '/script/list-role';
export const HANDLE = '/script/handle-role';
export const SAVE = '/script/save-role';
export const IMAGINE = '/script/imagine';
export const LIST = '/script/list-draw-pro';

type WireRole = Record<string, unknown> & { id: number; role_name: string };

/** A role in the server's format. */
export const wireRole = (id: number, role_name: string, more: object = {}): WireRole => ({
  id,
  role_name,
  role_desc: `${role_name} in a red coat`,
  role_img: `/media/${id}.jpg`,
  draw_task_id: '',
  draw_index: 0,
  ...more,
});

/** A picture of the material list in the server's format. */
export const wirePicture = (task_id: string, more: object = {}) => ({
  id: Number(task_id.replace(/\D/g, '')) || 1,
  task_id,
  state: 1,
  images: [`/media/${task_id}.jpg`],
  image_one: `/media/${task_id}.jpg`,
  tool_name: 'seedream',
  message_input: 'a girl',
  ...more,
});

/** The state behind the list of roles; tests may change it. */
export interface Cast {
  sent: Sent[];
  roles: WireRole[];
  id: number;
}

/** Opens the characters step of a film. */
export async function openCast(roles: WireRole[], answers: Answers = {}): Promise<Cast> {
  closeFilm();
  takeToasts();
  const told = { lists: roles };
  const { sent, id } = await openFilmPage([], {
    step: 3,
    answers: {
      [ROLES]: () => told,
      '/center/points': () => ({
        ...POINTS,
        draw_points: 20,
        irag_setting: 2,
        flux_setting: { 'flux-pro': 5 },
      }),
      ...answers,
    },
  });
  await screen.findByRole('region', { name: 'Characters' });
  return {
    sent,
    id,
    get roles() {
      return told.lists;
    },
    set roles(lists) {
      told.lists = lists;
    },
  };
}

/** The bodies sent to a path. */
export const bodiesOf = (sent: readonly Sent[], path: string): unknown[] =>
  sent.filter((one) => one.path === path).map(({ body }) => body);

/** The titles of the toasts. */
export const said = (): string[] => takeToasts().map(({ title }) => String(title));
