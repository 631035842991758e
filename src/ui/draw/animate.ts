import { t } from '@lingui/core/macro';
import { withoutFlags } from '../../store/draw/flags.ts';
import { type DrawnPicture, shapeOf } from '../../store/draw/picture.ts';
import { toast } from '../../store/toasts.ts';
import { beginWithDrawing } from '../../store/video/begin-with.ts';
import { go } from '../router/go.ts';
import { pictureName } from './picture-name.ts';

/** Leads to the video page with this picture as the first frame. Nothing is sent or charged before Generate is pressed there. */
export async function animate(picture: DrawnPicture): Promise<void> {
  const { address, view, index } = picture;
  const undo = await beginWithDrawing(
    { url: address, name: pictureName(index) },
    { words: withoutFlags(view.prompt), shape: shapeOf(picture) },
  );
  go('video');
  toast({
    type: 'info',
    title: t`Your picture is the first frame now`,
    description: t`Say what moves, then generate the clip.`,
    ...(undo && { action: { label: t`Undo`, run: undo } }),
  });
}
