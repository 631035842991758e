import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '../router/routes.ts';

interface Coming {
  lead: MessageDescriptor;
  points: readonly MessageDescriptor[];
}

const square: Coming = {
  lead: msg`What members make and choose to show will hang here.`,
  points: [
    msg`Films and clips edge to edge, playing as you pass over them`,
    msg`Every author's own page, one click away`,
    msg`Publishing takes a video, a cover and a title`,
  ],
};

const center: Coming = {
  lead: msg`Your works will live here, with the state of each.`,
  points: [
    msg`Published, under review, unpublished and rejected, with the reason`,
    msg`A public page that others see`,
    msg`Publish or take down with one press`,
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
    lead: msg`Clips from words, from a picture, or between two pictures.`,
    points: [
      msg`Several models with their costs in sight`,
      msg`First and last frame, ratio and length`,
      msg`Sound and a sharper copy afterwards`,
    ],
  },
  music: {
    lead: msg`Songs and instrumentals from a mood or from your own lyrics.`,
    points: [
      msg`Lyrics written for you, or yours set to music`,
      msg`A track of yours as a reference`,
      msg`One player that goes on while you work`,
    ],
  },
  lipsync: {
    lead: msg`A portrait or a video speaks your text.`,
    points: [
      msg`Many voices, with speed, volume, pitch and emotion`,
      msg`Your own recording instead of a voice`,
      msg`A digital human from a short video of yours`,
    ],
  },
};
