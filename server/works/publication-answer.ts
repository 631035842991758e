import { flag, WithMessage } from '../rpc/route.ts';

/** The answer to publishing a work. @param inSquare false while it waits for review */
export const publicationAnswer = <Facts extends object>(inSquare: boolean, facts?: Facts) =>
  new WithMessage({ published: flag(inSquare), ...facts }, inSquare ? 'published' : 'underReview');
