import { flag, WithMessage } from '../rpc/route.ts';

/** What a member is told about a work that they have published. @param inSquare false while it waits for the operator */
export const publicationAnswer = <Facts extends object>(inSquare: boolean, facts?: Facts) =>
  new WithMessage({ published: flag(inSquare), ...facts }, inSquare ? 'published' : 'underReview');
