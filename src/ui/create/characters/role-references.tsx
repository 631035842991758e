import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { points } from '../../../store/account/points.ts';
import {
  formOf,
  mostReferences,
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
import { WordsOnly } from '../words-only.tsx';

/** The references for the role's next picture. */
export function RoleReferences({ role }: { role: Role }) {
  const { t } = useLingui();
  useSnapshot(roleForms);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  const upload = referenceUpload(role);
  const { problem } = useSnapshot(upload.state);
  const form = formOf(role);
  const most = mostReferences(form);
  if (most === 0) return <WordsOnly model={form.model} kept={form.references.length > 0} />;
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
