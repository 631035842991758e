/** What a selector's last part asks of an element at least: a class, or a tag's name in lower case; null for nothing. */
export type Need = { class: string } | { tag: string } | null;

/** Whether an element could match a selector with these needs, one for each of its alternatives. */
export function couldMatch(needs: Need[], tag: string, classes: ReadonlySet<string>): boolean {
  return needs.some((need) => !need || ('tag' in need ? need.tag === tag : classes.has(need.class)));
}

/** What each of a selector's alternatives, between its commas, asks of the element itself. */
export function needsOf(selector: string): Need[] {
  // an escaped name, or one nested in another rule, is not read here
  if (/[\\&]/.test(selector)) return [null];
  let bare = selector.replace(/\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '');
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  return bare.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const name = /\.([\w-]+)/.exec(last)?.[1];
    if (name) return { class: name };
    const tag = /^[a-z][\w-]*/i.exec(last)?.[0];
    return tag ? { tag: tag.toLowerCase() } : null;
  });
}
