import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { MUSIC_TOOLS } from '../../api/music-tools.ts';
import { musicForm } from '../../store/music/music-form.ts';
import { BeingMade } from '../kit/being-made.tsx';
import { FormPanel } from '../kit/form-panel.tsx';
import { FormFields } from './form-fields.tsx';
import { FormStatus } from './form-status.tsx';
import { GenerateButton } from './generate-button.tsx';
import { turnTool } from './turn-tool.ts';
import { useGenerate } from './use-generate.ts';

const TABS = MUSIC_TOOLS.map(({ tool, name }) => ({ value: tool, label: name }));

/** The left side: tabs of the providers, the form, and Generate with its points (MUSIC-01). */
export function MusicFormPanel() {
  const { t } = useLingui();
  const { tool } = useSnapshot(musicForm);
  const { generate, missing } = useGenerate();
  const send = () => void generate();
  return (
    <FormPanel
      label={t`New music`}
      tabsLabel={t`Provider`}
      tabs={TABS}
      tab={tool}
      onTab={turnTool}
      onSend={send}
      foot={
        <>
          <BeingMade kind="music" page="music" words={() => <Trans>Your songs are being made</Trans>} />
          <FormStatus />
          <GenerateButton onPress={send} />
        </>
      }
    >
      <FormFields missing={missing} />
    </FormPanel>
  );
}
