import * as v from 'valibot';
import { proxy } from 'valtio';
import { cutTo } from '../../api/cut-text.ts';
import { WORK_LIMITS } from '../../api/works.ts';
import { createUpload, type Upload } from '../create-upload.ts';
import { type FormDraft, persistAsDraft } from '../form-draft.ts';

/** Which picture becomes the cover. `film`: the film's own, or its first frame. */
export const COVERS = ['film', 'project', 'own'] as const;
export type Cover = (typeof COVERS)[number];

const Draft = v.object({
  /** What the form is about; 0 for nothing. */
  worksId: v.number(),
  title: v.string(),
  description: v.string(),
  /** What the cover shows, for those who cannot see it. */
  alt: v.optional(v.string(), ''),
  /** Of a member who has none yet; empty to stay without. */
  nickname: v.optional(v.string(), ''),
  cover: v.picklist(COVERS),
  /** A picture or a frame of the film that was uploaded. */
  own: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type PublishFields = v.InferOutput<typeof Draft>;

const BLANK: PublishFields = {
  worksId: 0,
  title: '',
  description: '',
  alt: '',
  nickname: '',
  cover: 'film',
  own: null,
};

/** A form that publishes something: its fields, its cover's upload, and its draft, which survives a reload (PUB-01). */
export interface PublishForm {
  readonly fields: PublishFields;
  /** The upload of a cover (PUB-06, PUB-07). */
  readonly cover: Upload;
  /** Fills the form in, unless there is a draft about the same. @param worksId what it is about */
  open(about: { worksId: number; name: string; description: string; alt?: string }): Promise<void>;
  /** Empties the form after it was sent. */
  clear(): void;
}

/** @param name of the draft */
export function createPublishForm(name: string): PublishForm {
  const fields = proxy<PublishFields>({ ...BLANK });
  const draft: FormDraft = persistAsDraft(name, fields, Draft, {
    blank: BLANK,
    isUntouched: ({ worksId }) => worksId === 0,
  });
  const cover = createUpload('workCover', {
    onArrived: (own) => Object.assign(fields, { own, cover: 'own' }),
    onDrop: () => Object.assign(fields, { own: null, cover: fields.cover === 'own' ? 'film' : fields.cover }),
  });
  return {
    fields,
    cover,
    async open({ worksId, name: title, description, alt = '' }) {
      await draft.restore();
      if (fields.worksId === worksId) return;
      cover.drop();
      Object.assign(fields, BLANK, { worksId, title: cutTitle(title), description, alt });
    },
    clear() {
      cover.drop();
      draft.clear();
    },
  };
}

/** The address of the chosen cover; that of the work itself where the chosen one is missing. */
export const coverAddress = (
  { cover, own }: Pick<PublishFields, 'cover' | 'own'>,
  { poster, picture }: { poster: string; picture: string },
): string => (cover === 'own' && own?.url) || (cover === 'project' && picture) || poster;

/** Cuts a text at its limit; the counter beside it says where that is (PUB-08, PUB-09). */
const cutTitle = (title: string): string => cutTo(title, WORK_LIMITS.titleCharacters);
