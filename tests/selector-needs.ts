/** What a selector's last part asks of an element at least: a class, an attribute, or a tag, its name in lower case; null for nothing. */
export type Need = { class: string } | { attribute: string } | { tag: string } | null;

/** What each of a selector's alternatives, between its commas, asks of the element itself. */
export function needsOf(selector: string): Need[] {
  // an escaped name, or one nested in another rule, is not read here
  if (/[\\&]/.test(selector)) return [null];
  let bare = selector.replace(/\[\s*([\w-]*)(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g, '[$1]');
  while (/\([^()]*\)/.test(bare)) bare = bare.replace(/\([^()]*\)/g, '');
  return bare.split(',').map((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const name = /\.([\w-]+)/.exec(last)?.[1];
    if (name) return { class: name };
    const attribute = /\[([\w-]+)\]/.exec(last)?.[1];
    if (attribute) return { attribute: attribute.toLowerCase() };
    const tag = /^[a-z][\w-]*/i.exec(last)?.[0];
    return tag ? { tag: tag.toLowerCase() } : null;
  });
}

/** The needs of many selectors. */
export class Needs {
  readonly #classes = new Set<string>();
  readonly #attributes = new Set<string>();
  readonly #tags = new Set<string>();
  #nothing = false;

  constructor(needs: Iterable<Need>) {
    for (const need of needs)
      if (!need) this.#nothing = true;
      else if ('class' in need) this.#classes.add(need.class);
      else if ('attribute' in need) this.#attributes.add(need.attribute);
      else this.#tags.add(need.tag);
  }

  /** Whether one of the selectors could match the element. */
  couldMatch(element: Element): boolean {
    if (this.#nothing || this.#tags.has(element.localName)) return true;
    for (const name of this.#attributes) if (element.hasAttribute(name)) return true;
    if (this.#classes.size === 0) return false;
    return classesOf(element).some((name) => this.#classes.has(name));
  }
}

const split = new Map<string, string[]>();

function classesOf(element: Element): string[] {
  const text = element.getAttribute('class') ?? '';
  let names = split.get(text);
  if (!names) {
    names = text.split(/\s+/);
    split.set(text, names);
  }
  return names;
}
