/** What is searched, as the index of the migration `021-square` has it. */
const TEXT = `(w.name || ' ' || coalesce(w.name_zh, '') || ' ' || left(w.description, 1000) || ' ' ||
  coalesce(left(w.description_zh, 1000), ''))`;

/** The words of a search. */
export const termsOf = (words: string): string[] => words.split(' ').filter((term) => term !== '');

/**
 * A condition on `works w JOIN users u`: title, description or author contain every word. The first line is what the index finds
 * quickly, which may be too much; the second is exact.
 * @param terms @param patterns the parameters that hold the words, and their patterns
 */
export const matches = (terms: string, patterns: string): string =>
  `(text_pairs${TEXT} @> (SELECT array_agg(pair) FROM unnest(${terms}::text[]) AS term, unnest(text_pairs(term)) AS pair)
     OR w.user_id IN (SELECT id FROM users WHERE name ILIKE ANY(${patterns}::text[])))
   AND NOT EXISTS (SELECT 1 FROM unnest(${patterns}::text[]) AS pattern WHERE NOT (${TEXT} ILIKE pattern OR u.name ILIKE pattern))`;
