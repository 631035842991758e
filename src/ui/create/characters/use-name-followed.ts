import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { halfTyped, nameTyped } from '../../../store/film/characters/follow-name.ts';
import { roleEdits } from '../../../store/film/characters/role-edits.ts';
import { toast } from '../../../store/toasts.ts';

/**
 * Descriptions follow a role's name when its field is left, where the person sees it, and can have the former one back. A name whose page
 * was closed meanwhile is followed on the next visit.
 * @returns what to do when the field of a role is left
 */
export function useNameFollowed(): (id: number) => void {
  const { t } = useLingui();
  const { visits } = useSnapshot(roleEdits);
  const follow = (id: number) => {
    const followed = nameTyped(id);
    if (!followed) return;
    const { before: name, undo: run } = followed;
    toast({
      type: 'info',
      title: t`Descriptions have the new name instead of ${name}`,
      own: [name],
      action: { label: t`Undo`, run },
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the step opens and when an earlier visit's texts are back; while somebody types, the field tells
  useEffect(() => {
    for (const id of halfTyped()) follow(id);
  }, [visits]);
  return follow;
}
