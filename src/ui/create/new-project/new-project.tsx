import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { CREATION } from '../../../api/projects.ts';
import { projectDraft, projectForm } from '../../../store/film/projects/project-form.ts';
import { loadStyles } from '../../../store/styles.ts';
import { report } from '../../errors/error-policy.ts';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { CreateFoot } from './create-foot.tsx';
import { Develop } from './develop.tsx';
import { Inspirations } from './inspirations.tsx';
import { Kinds } from './kinds.tsx';
import styles from './new-project.module.css';
import { ScriptFileField } from './script-file-field.tsx';
import { Settings } from './settings.tsx';
import { Story } from './story.tsx';
import { StyleGrid } from './style-grid.tsx';
import { useCreate } from './use-create.ts';

/** New project: from a story, a script file, or a blank storyboard (PROJ-16). Closing it keeps the draft. */
export default function NewProject({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { method } = useSnapshot(projectForm);
  const form = useRef<HTMLFormElement>(null);
  const { create, missing, heal } = useCreate(onClose);
  useEffect(() => {
    void projectDraft.restore();
    loadStyles().catch((error: unknown) => report(error, { background: true }));
  }, []);
  return (
    <SheetDialog title={t`New project`} size="lg" drafted onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <Kinds />
        <Settings />
        {method === CREATION.story && (
          <>
            <Story missing={missing} onType={heal} />
            <Develop />
            <Inspirations />
          </>
        )}
        {method === CREATION.file && <ScriptFileField missing={missing} />}
        <StyleGrid />
        <CreateFoot />
      </form>
    </SheetDialog>
  );
}
