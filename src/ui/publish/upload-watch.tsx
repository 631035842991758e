import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { dialogs, openDialog } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import { type FilmPhase, filmUpload } from '../../store/works/film-state.ts';
import { restoreFilm } from '../../store/works/film-upload.ts';

/** Phases in which the upload continues by itself. */
const MOVING: ReadonlySet<FilmPhase> = new Set(['starting', 'sending', 'waiting', 'checking']);

/** Restores the upload of an earlier visit; says when it is finished, or has stopped, while its form is closed. */
export default function UploadWatch() {
  const { t } = useLingui();
  const { userId } = useSnapshot(session);
  const { open } = useSnapshot(dialogs);
  const { phase, name } = useSnapshot(filmUpload);
  const before = useRef<FilmPhase>('none');
  const closed = open?.name !== 'publish-video';
  useEffect(() => {
    if (userId) void restoreFilm();
  }, [userId]);
  useEffect(() => {
    const moved = MOVING.has(before.current);
    before.current = phase;
    if (!closed || !moved) return;
    const action = { label: t`Open the form`, run: () => openDialog({ name: 'publish-video' }) };
    const own = [name];
    if (phase === 'arrived') toast({ type: 'success', title: t`“${name}” has arrived`, own, action });
    if (phase === 'stopped')
      toast({ type: 'warning', title: t`The upload of “${name}” has stopped`, own, action });
  }, [phase, name, closed, t]);
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (closed && !wasClosed.current && MOVING.has(filmUpload.phase))
      toast({ type: 'info', title: t`The upload goes on. Open the form again to publish` });
    wasClosed.current = closed;
  }, [closed, t]);
  return null;
}
