/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The rounded median of each figure over all visits. @template {string} K @param {readonly Record<K, number>[]} visits @param {readonly K[]} names @returns {Record<K, number>} */
export const medians = (visits, names) =>
  /** @type {Record<K, number>} */ (
    Object.fromEntries(names.map((name) => [name, Math.round(median(visits.map((one) => one[name])))]))
  );

/** @param {number} value @param {number} floor @returns {number | null} rounded to hundredths; null for a floor of 0 */
export const ratio = (value, floor) => (floor > 0 ? Math.round((value / floor) * 100) / 100 : null);
