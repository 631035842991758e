/** The parameters of a shot's last picture submit: defaults for the next one, on any device (BOARD-08). */
import * as v from 'valibot';

const number = v.optional(v.number());
const DrawnWith = v.object({
  s: number,
  chaos: number,
  q: number,
  cw: number,
  rip: number,
  rid: number,
  style: v.optional(v.string()),
});
const Sent = v.object({
  ...DrawnWith.entries,
  v: v.optional(v.string()),
  niji: v.optional(v.string()),
  oref: v.optional(v.array(v.object({ ow: v.number() }))),
});

type StoredRequest = v.InferOutput<typeof DrawnWith>;
export type ShotDrawn = { [Field in keyof StoredRequest]?: NonNullable<StoredRequest[Field]> } & {
  ow?: number;
  model?: string;
};

/** The parameters to store, from a request's options. `v` and `niji` give the model, `ow` is the weight of the first reference. */
export function shotDrawnWith(options: unknown): ShotDrawn {
  const sent = v.safeParse(Sent, options ?? {});
  if (!sent.success) return {};
  const { v: version, niji, oref, ...kept } = sent.output;
  const ow = oref?.[0]?.ow;
  const model = niji ? `niji ${niji}` : version && `v ${version}`;
  return { ...(kept as ShotDrawn), ...(ow === undefined ? {} : { ow }), ...(model && { model }) };
}
