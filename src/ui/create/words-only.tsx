import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { ShotImageKey } from '../../api/shot-image-models.ts';
import { points } from '../../store/account/points.ts';
import { painterOf, takesPictures } from '../../store/film/picture-needs.ts';
import { Quiet } from '../kit/quiet.tsx';
import { SentenceGap } from '../kit/sentence-gap.tsx';

/** Says that a model is sent words only, where its pictures would be. @param kept whether pictures were added that it is not sent */
export function WordsOnly({ model, kept }: { model: ShotImageKey; kept: boolean }) {
  // what a real model takes comes with the points answer
  useSnapshot(points);
  if (takesPictures(model)) return null;
  const maker = painterOf(model)?.name;
  return (
    <Quiet small>
      <Trans>{maker} takes no picture: it draws from your words.</Trans>
      {kept && (
        <>
          <SentenceGap />
          <Trans>The pictures you added are kept for other models.</Trans>
        </>
      )}
    </Quiet>
  );
}
