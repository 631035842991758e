/** Weights of a reference with Jimeng: of the whole subject, and of its face with Jimeng 2.0 (CHAR-40, CHAR-41). */
export const REFERENCE_WEIGHTS = {
  rip: { min: 0, max: 1, step: 0.1 },
  rid: { min: 0, max: 1, step: 0.01 },
} as const;

/** Whether the face weight is used: Jimeng 2.0 only, which is stored with old roles and shots (CHAR-41, decisions A-15). */
export const usesFaceWeight = ({ model }: { model: string }, stored: { model: string }): boolean =>
  model === 'jimeng' && /2\.0/u.test(stored.model);
