import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { dialogs } from '../../store/dialogs.ts';
import { readFilm } from '../../store/works/film-record.ts';
import { later } from '../kit/later.ts';

const UploadWatch = later(() => import('./upload-watch.tsx'));

/** Resumes the upload of an earlier visit, and says how it goes while the form is closed. */
export function UploadHost() {
  const { userId } = useSnapshot(session);
  const { open } = useSnapshot(dialogs);
  const [needed, setNeeded] = useState(false);
  const publishing = open?.name === 'publish-video';
  useEffect(() => {
    if (!userId) return;
    let gone = false;
    void readFilm('upload', userId).then((film) => {
      if (!gone && film) setNeeded(true);
    });
    return () => {
      gone = true;
    };
  }, [userId]);
  useEffect(() => {
    if (publishing) setNeeded(true);
  }, [publishing]);
  return <Suspense fallback={null}>{needed && <UploadWatch />}</Suspense>;
}
