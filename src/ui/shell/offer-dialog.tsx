import { Dialog } from '@chakra-ui/react/dialog';
import { Button } from '../kit/button.tsx';
import { DialogButtons, DialogWords } from '../kit/dialog-parts.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import type { OfferWords } from '../kit/use-offer.ts';

/** An offer that was opened from its entry. */
export default function OfferDialog({ offer, onClose }: { offer: OfferWords; onClose: () => void }) {
  const { title, words, accept, dismiss } = offer;
  return (
    <SheetDialog title={title} size="xs" drafted onClose={onClose}>
      <DialogWords>
        <p>{words}</p>
      </DialogWords>
      <DialogButtons>
        <Dialog.CloseTrigger asChild unstyled>
          <Button size="lg" onClick={dismiss.run}>
            {dismiss.label}
          </Button>
        </Dialog.CloseTrigger>
        {accept && (
          <Dialog.CloseTrigger asChild unstyled>
            <Button variant="primary" size="lg" onClick={accept.run}>
              {accept.label}
            </Button>
          </Dialog.CloseTrigger>
        )}
      </DialogButtons>
    </SheetDialog>
  );
}
