/** The searched text; must equal the expression of the index in migration `021-square`. */
const TEXT = `(w.name || ' ' || coalesce(w.name_zh, '') || ' ' || left(w.description, 1000) || ' ' ||
  coalesce(left(w.description_zh, 1000), ''))`;

/** Splits a search into terms. */
export const termsOf = (words: string): string[] => words.split(' ').filter((term) => term !== '');

/**
 * SQL condition on `works w JOIN users u`: title, description or author contain every term. The first line uses the index and may
 * match too much; the second is exact.
 * @param terms @param patterns placeholders of the parameters with the terms, and with their LIKE patterns
 */
export const matches = (terms: string, patterns: string): string =>
  `(text_pairs${TEXT} @> (SELECT array_agg(pair) FROM unnest(${terms}::text[]) AS term, unnest(text_pairs(term)) AS pair)
     OR w.user_id IN (SELECT id FROM users WHERE name ILIKE ANY(${patterns}::text[])))
   AND NOT EXISTS (SELECT 1 FROM unnest(${patterns}::text[]) AS pattern WHERE NOT (${TEXT} ILIKE pattern OR u.name ILIKE pattern))`;
