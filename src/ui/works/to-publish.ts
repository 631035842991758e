import type { Work } from '../../api/works.ts';
import type { WorkToPublish } from '../../store/works/publish.ts';

/** A cover's ratio; films of unknown size are landscape. */
const ratioOf = ({ poster_width: width, poster_height: height }: Work): string =>
  width && height ? `${width}:${height}` : '16:9';

/** One's own work as the publish form needs it. */
export const toPublish = (work: Work): WorkToPublish => ({
  worksId: work.work_id ?? 0,
  name: work.name,
  description: work.desc,
  alt: work.alt,
  ratio: ratioOf(work),
  video: work.source_url,
  poster: work.poster_url,
  picture: '',
});

/** One's own rejected work as the form that submits it again needs it. */
export const rejectedWork = (work: Work): WorkToPublish => ({
  ...toPublish(work),
  rejected: { reason: work.check_msg },
});
