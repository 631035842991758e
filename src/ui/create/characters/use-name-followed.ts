import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Role } from '../../../api/characters.ts';
import { roleOf } from '../../../store/film/characters/cast.ts';
import { followName } from '../../../store/film/characters/follow-name.ts';
import { nameOf } from '../../../store/film/characters/role-edits.ts';
import { toast } from '../../../store/toasts.ts';

/**
 * Descriptions follow a role's name when it has been typed, where the person sees it, and can have the former one back. Not letter by
 * letter: what is left of a name in between means nothing.
 * @returns `typing` before the name changes, `done` when its field is left
 */
export function useNameFollowed(): { typing: (role: Role) => void; done: () => void } {
  const { t } = useLingui();
  const before = useRef({ id: 0, name: '' });
  return {
    typing: (role) => {
      const name = nameOf(role);
      // a field that was left empty is still on its way to a name
      if (before.current.id !== role.id || before.current.name.trim() === '')
        before.current = { id: role.id, name };
    },
    done: () => {
      const { id, name } = before.current;
      const role = roleOf(id);
      if (!role || nameOf(role).trim() === '') return;
      before.current = { id: 0, name: '' };
      const run = followName(id, name);
      if (!run) return;
      toast({
        type: 'info',
        title: t`Descriptions have the new name instead of ${name}`,
        own: [name],
        action: { label: t`Undo`, run },
      });
    },
  };
}
