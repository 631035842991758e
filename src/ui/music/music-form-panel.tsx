import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import { useSnapshot } from 'valtio';
import { MUSIC_TOOLS } from '../../api/music-tools.ts';
import { musicForm } from '../../store/music/music-form.ts';
import { TabList, tabPanel } from '../kit/tabs.tsx';
import { FormFields } from './form-fields.tsx';
import { FormStatus } from './form-status.tsx';
import { GenerateButton } from './generate-button.tsx';
import styles from './music-form-panel.module.css';
import { turnTool } from './turn-tool.ts';
import { useGenerate } from './use-generate.ts';

/** The left side: tabs of the providers, the form, and Generate with its points (MUSIC-01). */
export function MusicFormPanel() {
  const { t } = useLingui();
  const id = useId();
  const { tool } = useSnapshot(musicForm);
  const { generate, missing } = useGenerate();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void generate();
  };
  return (
    <form
      className={styles.panel}
      aria-label={t`New music`}
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        void generate();
      }}
    >
      <TabList
        id={id}
        label={t`Provider`}
        tabs={MUSIC_TOOLS.map((row) => ({ value: row.tool, label: row.name }))}
        value={tool}
        onChange={turnTool}
      />
      <div {...tabPanel(id, tool)} className={styles.fields}>
        <FormFields missing={missing} />
      </div>
      <div className={styles.foot}>
        <FormStatus missing={missing} />
        <GenerateButton onPress={() => void generate()} />
      </div>
    </form>
  );
}
