import type { CallInput } from '../../api/call.ts';
import { EXPORT_ACTION, handleExport, isInSquare } from '../../api/exports.ts';
import { session } from '../account/session-state.ts';
import { clientOfThisLogin } from '../client.ts';
import { saveAuthorName } from './author-name.ts';
import { notePublication, type Published } from './publications.ts';
import { coverAddress, createPublishForm, type PublishFields, type PublishForm } from './publish-form.ts';

/** A finished work that may be published, as whoever opens the form knows it. */
export interface WorkToPublish {
  worksId: number;
  name: string;
  description: string;
  /** What its cover shows, if that is written already. */
  alt?: string;
  /** It is in the square: its texts and cover change, and nobody is taken there. */
  published?: boolean;
  /** The studio did not let it in, or took it down, for this reason, if it gave one: it is reviewed once more. */
  rejected?: { reason: string };
  ratio: string;
  /** Address of its video; empty once that has expired. */
  video: string;
  /** Address of its present cover. */
  poster: string;
  /** Address of a picture of its project; empty without one. */
  picture: string;
}

/** The form that publishes a finished work. */
export const workForm: PublishForm = createPublishForm('publish');
/** Its fields. */
export const publishForm = workForm.fields;
/** The upload of its cover (PUB-06, PUB-07). */
export const coverUpload = workForm.cover;

/** What is sent: only what differs from the work. */
export function publishRequest(form: PublishFields, work: WorkToPublish): CallInput<typeof handleExport> {
  const title = form.title.trim();
  const poster = coverAddress(form, work);
  return {
    type: EXPORT_ACTION.publish,
    works_id: work.worksId,
    ...(title === work.name ? {} : { name: title }),
    ...(form.description === work.description ? {} : { desc: form.description }),
    ...(poster === work.poster ? {} : { poster }),
    ...(form.alt.trim() === (work.alt ?? '') ? {} : { alt: form.alt.trim() }),
  };
}

/**
 * Publishes a work, or changes one that is published (NOTICE-06).
 * @returns a work that the studio rejected before is reviewed first
 * @throws ApiError; the work stays as it was, and the form keeps its text
 */
export async function publishWork(work: WorkToPublish): Promise<Published> {
  const { token } = session;
  const client = clientOfThisLogin();
  const request = publishRequest(publishForm, work);
  await saveAuthorName(publishForm, client);
  const inSquare = isInSquare(await client.send(handleExport, request));
  // the form is another member's by now
  if (session.token !== token) return { inSquare, worksId: null };
  notePublication(work.worksId, inSquare ? 'published' : 'review', !work.published && !work.rejected);
  workForm.clear(work.worksId);
  return { inSquare, worksId: work.worksId };
}
