import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { atMostEvery } from '../../../store/at-most-every.ts';
import { cast } from '../../../store/film/characters/cast.ts';
import { readRoleVoices } from '../../../store/film/characters/role-voices.ts';
import { onFilmChanged } from '../../../store/film/storyboard/board-channel.ts';
import { report } from '../../errors/error-policy.ts';

/** Milliseconds. */
const SOON = 300;

const quietly = (error: unknown) => report(error, { background: true });

/** Who speaks and what they have changes in other tabs, too. @returns stops it */
export function hearVoices(): () => void {
  const anew = atMostEvery(SOON, () => void readRoleVoices().catch(quietly));
  const stop = onFilmChanged(cast.projectId, anew.soon);
  return () => {
    stop();
    anew.drop();
  };
}

/** Whose voice is chosen, also after a change of the name. @param first a role's name; empty for the narrator */
export function useSpeaker(first: string) {
  const idOf = (name: string) => cast.roles.find(({ role_name }) => role_name === name)?.id;
  const [asked, setAsked] = useState(() => ({ name: first, id: idOf(first) }));
  const role = (useSnapshot(cast).roles as readonly Role[]).find(({ id }) => id === asked.id);
  /** One who is deleted is named as last. */
  const name = useRef(first);
  name.current = role?.role_name ?? name.current;
  return {
    name: name.current,
    isGone: asked.name !== '' && !role,
    turnTo: (other: string) => {
      name.current = other;
      setAsked({ name: other, id: idOf(other) });
    },
  };
}
