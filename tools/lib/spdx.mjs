/**
 * Whether an SPDX licence expression is satisfied by the allowed licences: one operand of `OR` suffices, `AND` needs all. `AND`
 * binds closer than `OR`; parentheses are supported; an invalid expression is not allowed.
 * @param {string} expression e.g. `(MIT OR GPL-2.0) AND Zlib`
 * @param {ReadonlySet<string>} allowed
 * @returns {boolean}
 */
export function allows(expression, allowed) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const choice = () => {
    let good = conjunction();
    while (words[at] === 'OR') {
      at += 1;
      // parse first: the rest must be consumed either way
      good = conjunction() || good;
    }
    return good;
  };
  const conjunction = () => {
    let good = one();
    while (words[at] === 'AND') {
      at += 1;
      good = one() && good;
    }
    return good;
  };
  /** @returns {boolean} */
  const one = () => {
    const word = words[at] ?? '';
    at += 1;
    if (word !== '(') return allowed.has(word);
    const good = choice();
    const closed = words[at] === ')';
    at += 1;
    return good && closed;
  };
  return choice() && at === words.length;
}
