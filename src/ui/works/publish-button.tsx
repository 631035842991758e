import { Trans } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { openDialog } from '../../store/dialogs.ts';
import { Button } from '../kit/button.tsx';
import { WideWords } from '../kit/wide-words.tsx';

/** Opens the publish form; a visitor signs in first (SQUARE-02, CENTER-24). @param onPress runs before that */
export function PublishButton({ onPress }: { onPress?: () => void }) {
  return (
    <Button
      variant="primary"
      onClick={() => {
        onPress?.();
        openDialog({ name: 'publish-video' });
      }}
    >
      <Upload aria-hidden strokeWidth={1.9} />
      <WideWords>
        <Trans>Publish video</Trans>
      </WideWords>
    </Button>
  );
}
