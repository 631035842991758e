import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import { cutTo } from '../../api/cut-text.ts';
import { WORK_LIMITS } from '../../api/works.ts';
import { createUpload, type Upload } from '../create-upload.ts';
import { type Division, type FormDraft, persistAsDraft } from '../form-draft.ts';

/** Which picture becomes the cover. `film`: the film's own, or its first frame. */
export const COVERS = ['film', 'project', 'own'] as const;
export type Cover = (typeof COVERS)[number];

const Fields = v.object({
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
export type PublishFields = v.InferOutput<typeof Fields>;
const Draft = v.object({
  ...Fields.entries,
  /** What was typed about others, by what it is about; the last one that was left stands last. */
  aside: v.record(v.string(), Fields),
});
type Form = v.InferOutput<typeof Draft>;

const BLANK: Form = {
  worksId: 0,
  title: '',
  description: '',
  alt: '',
  nickname: '',
  cover: 'film',
  own: null,
  aside: {},
};
/** So many forms are kept; beyond that the one that was left longest ago is forgotten. */
const MOST = 20;

const keyOf = (worksId: number): string => `about ${worksId}`;
const fieldsOf = ({ aside: _, ...fields }: Form): PublishFields => fields;

/**
 * Each form by itself: another tab may have that of another work open.
 * @param isTyped whether the open one has anything to keep
 */
const byWork = (isTyped: (open: PublishFields) => boolean): Division => ({
  split(stored) {
    const form = v.safeParse(Draft, stored);
    if (form.success) {
      const open = fieldsOf(form.output);
      const aside = Object.entries(form.output.aside);
      return new Map(isTyped(open) ? [...aside, [keyOf(open.worksId), open]] : aside);
    }
    // from when there was one for all works
    const only = v.safeParse(Fields, stored);
    return new Map(only.success ? [[keyOf(only.output.worksId), only.output]] : []);
  },
  join: (parts) => (parts.size === 0 ? undefined : { ...BLANK, aside: Object.fromEntries(parts) }),
});

/** A form that publishes something: its fields, its cover's upload, and its draft, which survives a reload (PUB-01). */
export interface PublishForm {
  readonly fields: PublishFields;
  /** The upload of a cover (PUB-06, PUB-07). */
  readonly cover: Upload;
  /** Fills the form in, unless there is a draft about the same. @param worksId what it is about */
  open(about: { worksId: number; name: string; description: string; alt?: string }): Promise<void>;
  /** Empties the form after it was sent. @param worksId what it was about: another one may be open since */
  clear(worksId?: number): void;
}

/** @param name of the draft */
export function createPublishForm(name: string): PublishForm {
  const fields = proxy<Form>(structuredClone(BLANK));
  /** What the open form was filled in with: with nothing else in it, it is no draft. */
  let filled = '';
  const isTyped = (open: PublishFields): boolean => open.worksId !== 0 && JSON.stringify(open) !== filled;
  const draft: FormDraft = persistAsDraft(name, fields, Draft, {
    blank: BLANK,
    isUntouched: ({ worksId, aside }) => worksId === 0 && Object.keys(aside).length === 0,
    division: byWork(isTyped),
  });
  const cover = createUpload('workCover', {
    onArrived: (own) => Object.assign(fields, { own, cover: 'own' }),
    onDrop: () => Object.assign(fields, { own: null, cover: fields.cover === 'own' ? 'film' : fields.cover }),
  });

  /** Shows another form in place of the open one. */
  const turnTo = (next: PublishFields, aside: Form['aside']): void => {
    cover.drop();
    Object.assign(fields, next, { aside });
  };
  /** What is kept of all works but one. */
  const asideWithout = (worksId: number): Form['aside'] => {
    const { aside, ...open } = snapshot(fields) as Form;
    const left = isTyped(open) ? { ...aside, [keyOf(open.worksId)]: open } : aside;
    const others = Object.entries(left).filter(([key]) => key !== keyOf(worksId));
    return Object.fromEntries(others.slice(-MOST));
  };
  return {
    fields,
    cover,
    async open({ worksId, name: title, description, alt = '' }) {
      // at once: what is shown until the draft is here is not another work's
      if (fields.worksId !== worksId) turnTo(fieldsOf(BLANK), asideWithout(0));
      await draft.restore();
      if (fields.worksId === worksId) return;
      const typed = fields.aside[keyOf(worksId)];
      const blank = { ...fieldsOf(BLANK), worksId, title: cutTitle(title), description, alt };
      turnTo(typed ? { ...typed } : blank, asideWithout(worksId));
      filled = typed ? '' : JSON.stringify(blank);
    },
    clear(worksId = fields.worksId) {
      if (fields.worksId === worksId) turnTo(fieldsOf(BLANK), asideWithout(worksId));
      else fields.aside = asideWithout(worksId);
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
