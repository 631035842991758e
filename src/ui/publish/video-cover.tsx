import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { filmUpload } from '../../store/works/film-state.ts';
import { keepFirstFrame } from '../../store/works/film-upload.ts';
import { type MadeVideo, videoForm } from '../../store/works/publish-video.ts';
import { CoverPicker } from './cover-picker.tsx';
import { FirstFrame } from './first-frame.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** The cover of a video: its first frame, unless another picture is chosen (PUB-02). @param missing Publish was pressed without one */
export function VideoCover({ made, missing }: { made: MadeVideo | null; missing: boolean }) {
  const { t } = useLingui();
  const { file, frame, info } = useSnapshot(filmUpload);
  const { own } = useSnapshot(videoForm.fields);
  const video = useObjectUrl(made ? null : (file as Blob | null));
  const poster = useObjectUrl(made ? null : (frame as Blob | null));
  const [shape, setShape] = useState({ of: '', ratio: '' });
  const [unreadable, setUnreadable] = useState(false);
  const measured = shape.of === video ? shape.ratio : '';
  const known = info?.width && info.height ? `${info.width}:${info.height}` : '16:9';
  const work = made
    ? { ...made, picture: '' }
    : { ratio: measured || known, video: unreadable ? '' : video, poster, picture: '' };
  const lacking = unreadable && !own && !poster;
  return (
    <>
      {/* unmounted after it was read: a video element holds much of a large film in memory */}
      {video && !unreadable && !(frame && measured) && (
        <FirstFrame
          key={video}
          video={video}
          wanted={!frame}
          onShape={(ratio) => setShape({ of: video, ratio })}
          onFrame={(taken) => void keepFirstFrame(taken)}
          onUnreadable={() => setUnreadable(true)}
        />
      )}
      <CoverPicker
        form={videoForm}
        work={work}
        filmLabel={made ? t`Clip's cover` : t`First frame`}
        note={
          lacking
            ? t`This browser cannot show the video. Upload a picture as its cover`
            : missing
              ? t`Choose a cover`
              : ''
        }
      />
    </>
  );
}
