import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { LIP_SYNC_NAMES, LIP_SYNC_PLATFORM } from '../../api/lipsync.ts';
import { lipForm } from '../../store/lipsync/lip-form.ts';
import { BeingMade } from '../kit/being-made.tsx';
import { FormPanel } from '../kit/form-panel.tsx';
import { Segments } from '../kit/segments.tsx';
import { ClipField } from './clip-field.tsx';
import { GenerateButton } from './generate-button.tsx';
import { LipStatus } from './lip-status.tsx';
import { PictureField } from './picture-field.tsx';
import { SoundFields } from './sound-fields.tsx';
import { useGenerate } from './use-generate.ts';

const clipsBeingMade = (count: number): string =>
  plural(count, { one: '# clip is being made', other: '# clips are being made' });

/** The left side: both tabs with their forms, and Generate with its points (LIP-01, LIP-02, DIGI-01). */
export function LipFormPanel() {
  const { t } = useLingui();
  const { tab, platform } = useSnapshot(lipForm);
  const { generate, missing, setMissing } = useGenerate();
  const send = () => void generate();
  return (
    <FormPanel
      label={t`New talking clip`}
      tabsLabel={t`Kind`}
      tabs={[
        { value: 'lipsync', label: t`Lip sync` },
        { value: 'digitalHuman', label: t`Digital human` },
      ]}
      tab={tab}
      onTab={(value) => {
        lipForm.tab = value;
      }}
      onSend={send}
      foot={
        <>
          <BeingMade kind="lip-sync" page="lipsync" words={clipsBeingMade} />
          <LipStatus missing={missing} />
          <GenerateButton onPress={send} />
        </>
      }
    >
      {tab === 'lipsync' ? (
        <>
          <Segments
            small
            label={t`Platform`}
            options={[
              { value: '0', label: LIP_SYNC_NAMES.hedra },
              { value: '1', label: t`Jimeng` },
            ]}
            value={platform === LIP_SYNC_PLATFORM.jimeng ? '1' : '0'}
            onChange={(value) => {
              lipForm.platform = value === '1' ? LIP_SYNC_PLATFORM.jimeng : LIP_SYNC_PLATFORM.hedra;
            }}
          />
          <PictureField missing={missing} />
        </>
      ) : (
        <ClipField missing={missing} />
      )}
      <SoundFields missing={missing} onMissing={setMissing} />
    </FormPanel>
  );
}
