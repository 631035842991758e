import * as v from 'valibot';
import { proxy } from 'valtio';
import type { CallInput } from '../../api/call.ts';
import { EXPORT_ACTION, handleExport, isInSquare } from '../../api/exports.ts';
import { WORK_LIMITS } from '../../api/works.ts';
import { client } from '../client.ts';
import { createUpload } from '../create-upload.ts';
import { keepAsDraft } from '../form-draft.ts';
import { publications } from './publications.ts';

/** A finished work that may be published, as whoever opens the form knows it. */
export interface WorkToPublish {
  worksId: number;
  name: string;
  description: string;
  ratio: string;
  /** Address of its video; empty once that has expired. */
  video: string;
  /** Address of its present cover. */
  poster: string;
  /** Address of a picture of its project; empty without one. */
  picture: string;
}

/** Which picture becomes the cover. */
export const COVERS = ['film', 'project', 'own'] as const;
export type Cover = (typeof COVERS)[number];

const Draft = v.object({
  /** The work that the form is about; 0 for none. */
  worksId: v.number(),
  title: v.string(),
  description: v.string(),
  cover: v.picklist(COVERS),
  /** A picture or a frame of the film that was uploaded. */
  own: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type PublishForm = v.InferOutput<typeof Draft>;

const BLANK: PublishForm = { worksId: 0, title: '', description: '', cover: 'film', own: null };

/** The publish form; as a draft it survives a reload (PUB-01). */
export const publishForm = proxy<PublishForm>({ ...BLANK });

const draft = keepAsDraft('publish', publishForm, Draft, {
  blank: BLANK,
  isUntouched: ({ worksId }) => worksId === 0,
});

/** The upload of a cover (PUB-06, PUB-07). */
export const coverUpload = createUpload('workCover', {
  onArrived: (own) => Object.assign(publishForm, { own, cover: 'own' }),
  onDrop: () =>
    Object.assign(publishForm, {
      own: null,
      cover: publishForm.cover === 'own' ? 'film' : publishForm.cover,
    }),
});

/** Cuts a text at its limit; the counter beside it says where that is (PUB-08, PUB-09). */
export const cutTitle = (title: string): string => title.slice(0, WORK_LIMITS.titleCharacters);

/** Fills the form in for a work, unless there is a draft for the same one. */
export async function openPublishForm({ worksId, name, description }: WorkToPublish): Promise<void> {
  await draft.restore();
  if (publishForm.worksId === worksId) return;
  coverUpload.drop();
  Object.assign(publishForm, BLANK, { worksId, title: cutTitle(name), description });
}

/** The address of the chosen cover; that of the work itself where the chosen one is missing. */
export const coverAddress = (
  { cover, own }: Pick<PublishForm, 'cover' | 'own'>,
  { poster, picture }: Pick<WorkToPublish, 'poster' | 'picture'>,
): string => (cover === 'own' && own?.url) || (cover === 'project' && picture) || poster;

/** What is sent: only what differs from the work. */
export function publishRequest(form: PublishForm, work: WorkToPublish): CallInput<typeof handleExport> {
  const title = form.title.trim();
  const poster = coverAddress(form, work);
  return {
    type: EXPORT_ACTION.publish,
    works_id: work.worksId,
    ...(title === work.name ? {} : { name: title }),
    ...(form.description === work.description ? {} : { desc: form.description }),
    ...(poster === work.poster ? {} : { poster }),
  };
}

/**
 * Publishes a work (NOTICE-06).
 * @returns whether it is in the square now; a work that the studio rejected before is reviewed first
 * @throws ApiError; the work stays as it was, and the form keeps its text
 */
export async function publishWork(work: WorkToPublish): Promise<boolean> {
  const inSquare = isInSquare(await client.send(handleExport, publishRequest(publishForm, work)));
  publications.byWork[work.worksId] = inSquare ? 'published' : 'review';
  coverUpload.drop();
  draft.clear();
  return inSquare;
}
