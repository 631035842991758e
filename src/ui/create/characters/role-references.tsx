import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { OMNI_REFERENCE } from '../../../api/draw-options.ts';
import {
  formOf,
  type RoleForm,
  roleForms,
  setReference,
  takesReferences,
} from '../../../store/film/characters/role-form.ts';
import { referenceUpload } from '../../../store/film/characters/role-reference-upload.ts';
import { report } from '../../errors/error-policy.ts';
import { StatusLine } from '../../kit/status-line.tsx';
import { UploadTile } from '../../kit/upload-tile.tsx';
import { uploadProblem } from '../../kit/upload-words.ts';
import { ReferenceList } from '../reference-list.tsx';

/** How many references a model takes: five with weights (CHAR-39), one, or, with other versions of the first family, none. */
const mostOf = (form: RoleForm): number =>
  takesReferences(form) ? OMNI_REFERENCE.most : form.model === 'mj' ? 0 : 1;

/** The references for the role's next picture. */
export function RoleReferences({ role }: { role: Role }) {
  const { t } = useLingui();
  useSnapshot(roleForms);
  const upload = referenceUpload(role);
  const { problem } = useSnapshot(upload.state);
  const form = formOf(role);
  const most = mostOf(form);
  if (most === 0) return null;
  const shown = form.references.slice(0, most);
  return (
    <>
      <ReferenceList
        title={
          <>
            <Trans>References</Trans>
            <span>
              {shown.length} / {most}
            </span>
          </>
        }
        references={shown}
        weighted={takesReferences(form)}
        onChange={(url, weight) => setReference(role, url, weight)}
      >
        {shown.length < most && (
          <UploadTile
            upload={upload}
            addLabel={t`Add a reference picture`}
            onFile={(file) => void upload.take(file).catch(report)}
          />
        )}
      </ReferenceList>
      {problem && (
        <StatusLine bad urgent>
          {uploadProblem(upload.use, problem)}
        </StatusLine>
      )}
    </>
  );
}
