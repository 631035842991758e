import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';

import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { points } from '../../../store/account/points.ts';
import { formOf, ratioOf, roleForms } from '../../../store/film/characters/role-form.ts';
import { roleModel } from '../../../store/film/characters/role-models.ts';
import { later } from '../../kit/later.ts';
import { PanelButton } from '../../kit/panel-button.tsx';

const RoleParameterPanel = later(() => import('./role-parameter-panel.tsx'));

/** The chip that opens the parameters; it shows model and ratio. */
export function RoleParameters({ role }: { role: Role }) {
  const { t } = useLingui();
  useSnapshot(roleForms);
  useSnapshot(points);
  const form = formOf(role);
  const ratio = ratioOf(form);
  const { name } = roleModel(form.model);
  return (
    <PanelButton
      title={t`Parameters`}
      label={t`Parameters: ${name}, ${ratio}`}
      panel={() => <RoleParameterPanel role={role} />}
    >
      <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
      {name} · {ratio}
    </PanelButton>
  );
}
