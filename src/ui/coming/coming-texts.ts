import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '../router/routes.ts';

interface Coming {
  lead: MessageDescriptor;
  points: readonly MessageDescriptor[];
}

const square: Coming = {
  lead: msg`Works that members publish will appear here.`,
  points: [
    msg`Films and clips edge to edge, with a preview as you browse`,
    msg`Every author's page, one click away`,
    msg`All it takes is a video, a cover and a title`,
  ],
};

const center: Coming = {
  lead: msg`Your works will appear here, each with its status.`,
  points: [
    msg`Published, in review, unpublished or rejected, with the reason`,
    msg`A public page that others see`,
    msg`Publish or unpublish with one click`,
  ],
};

/** What the pages that are not built yet will do. */
export const COMING: Partial<Record<RouteName, Coming>> = {
  square,
  home: square,
  login: square,
  center,
  'user-center': center,
  video: {
    lead: msg`Create clips from text, from a picture, or between two pictures.`,
    points: [
      msg`Several models, with costs up front`,
      msg`First and last frame, ratio and length`,
      msg`Add sound or a sharper version afterwards`,
    ],
  },
  music: {
    lead: msg`Create songs and instrumentals from a mood or your own lyrics.`,
    points: [
      msg`Lyrics written for you, or your own set to music`,
      msg`Use your own track as a reference`,
      msg`A player that keeps playing while you work`,
    ],
  },
  lipsync: {
    lead: msg`A portrait or a video speaks your text.`,
    points: [
      msg`Many voices, with speed, volume, pitch and emotion`,
      msg`Your own recording instead of a generated voice`,
      msg`A digital human from a short video of you`,
    ],
  },
};
