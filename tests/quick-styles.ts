import CSSStyleDeclaration from 'happy-dom/lib/css/declaration/CSSStyleDeclaration.js';
import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import ELEMENT_STYLES from 'happy-dom/lib/css/declaration/computed-style/config/CSSComputedStyleElementDefault.js';
import CSSTextParser from 'happy-dom/lib/css/declaration/utilities/CSSTextParser.js';
import * as symbols from 'happy-dom/lib/PropertySymbol.js';
import { type Need, Needs, needsOf } from './selector-needs.ts';

/** As much of happy-dom's as is used here; its own types keep it private. */
interface Rule {
  type: number;
  selectorText: string;
  conditionText?: string;
  cssRules: Rule[];
  [symbols.cssText]: string;
}
interface Kept {
  result: unknown;
}
interface Styled extends Element {
  [symbols.cache]: { computedStyle: Kept | null };
  [symbols.affectsCache]: Kept[];
}
interface Sheets extends Document {
  [symbols.affectsComputedStyleCache]: Kept[];
}
interface Found {
  get(name: string): { value: string } | undefined;
}
interface Search {
  elements: { element: Styled }[];
  cssRules: Rule[];
}
interface Computing {
  getComputedStyle(): Found;
  getStyleSheets(root: Node): { cssRules: Rule[] }[];
  parseCSSRules(search: Search): void;
}

/** Numbers of CSSOM. */
const STYLE_RULE = 1;
const GROUPS = new Set([4, 12]);
/** What a search by role asks of each element that it meets. */
const ASKED = new Set(['display', 'visibility']);
/** What a browser says of an element by its tag; of some, by their state too. */
const OF_TAGS: Partial<Record<string, unknown>> = ELEMENT_STYLES;
const PATCHED = Symbol.for('inkreel.quick-styles');

const found = new WeakMap<Styled, { kept: Kept; styles: Found }>();
const sheets = new WeakMap<Document, { kept: Kept; rules: Rule[]; any: Needs }>();

/**
 * Has happy-dom answer whether something is shown, `display` and `visibility`, from the rules that say so, and try each on the
 * elements only that have the class or the tag it names. By itself it works out all properties from all rules of the page, which took
 * a third of the page tests. Its own code still decides, so the answers are the same; any other property is asked as ever.
 */
export function quickStyles(): void {
  const style = CSSStyleDeclaration.prototype as unknown as {
    getPropertyValue(name: string): string;
    [PATCHED]?: true;
    [symbols.computed]: boolean;
    [symbols.element]: Styled | null;
  };
  if (style[PATCHED]) return;
  style[PATCHED] = true;
  const full = style.getPropertyValue;
  style.getPropertyValue = function (name) {
    const element = this[symbols.computed] && ASKED.has(name) ? this[symbols.element] : null;
    if (!element || element.getRootNode() !== element.ownerDocument) return full.call(this, name);
    return answer(element, name);
  };
}

function answer(element: Styled, name: string): string {
  if (!isPlain(element)) return shown(element).get(name)?.value ?? '';
  if (name === 'display') return displayOf(element.tagName);
  const parent = element.parentElement;
  return parent ? answer(parent as unknown as Styled, name) : '';
}

/** Whether nothing says how the element is shown but its tag, and for visibility its parents. */
const isPlain = (element: Styled): boolean =>
  !element.hasAttribute('style') &&
  typeof OF_TAGS[element.tagName] !== 'object' &&
  !sheetsOf(element.ownerDocument as Sheets).any.couldMatch(element);

const displays = new Map<string, string>();

function displayOf(tag: string): string {
  let display = displays.get(tag);
  if (display === undefined) {
    const ofTag = OF_TAGS[tag];
    const { rules } = CSSTextParser.parse(typeof ofTag === 'string' ? ofTag : '');
    display = rules.find(({ name }) => name === 'display')?.value.trim() ?? '';
    displays.set(tag, display);
  }
  return display;
}

function shown(element: Styled): Found {
  const known = valid(found.get(element));
  if (known) return known.styles;
  const line: Styled[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) line.push(one as Styled);
  // what happy-dom keeps of all properties is put aside: here it finds and keeps two of them
  const aside = line.map((one) => one[symbols.cache].computedStyle);
  for (const one of line) one[symbols.cache].computedStyle = valid(found.get(one))?.kept ?? null;
  const styles = (new OfShown(element as never) as unknown as Computing).getComputedStyle();
  line.forEach((one, i) => {
    const cache = one[symbols.cache];
    const kept = cache.computedStyle;
    cache.computedStyle = aside[i] ?? null;
    if (!kept || kept === found.get(one)?.kept) return;
    one[symbols.affectsCache].push(kept);
    // kept by happy-dom until the next garbage collection, here as long as it is right
    const held = (kept.result as WeakRef<Found>).deref();
    if (held) found.set(one, { kept, styles: held });
  });
  return styles;
}

/** What has been kept, unless happy-dom has said since that it may be wrong. */
const valid = <T extends { kept: Kept }>(one: T | undefined): T | undefined =>
  one?.kept.result ? one : undefined;

const OfShown = class extends (CSSComputedStyle as unknown as new (element: never) => Computing) {
  override getStyleSheets(root: Node) {
    return [{ cssRules: sheetsOf(root as Sheets).rules }];
  }

  override parseCSSRules(search: Search) {
    for (const one of search.elements) {
      const cssRules = search.cssRules.filter((rule) => couldMatch(rule, one.element));
      if (cssRules.length > 0) super.parseCSSRules({ ...search, elements: [one], cssRules });
    }
  }
};

const allSheets = (document: Sheets): { cssRules: Rule[] }[] =>
  (new CSSComputedStyle(document.documentElement as never) as unknown as Computing).getStyleSheets(document);

/** What a page's rules say of `display` and `visibility`. */
function sheetsOf(document: Sheets) {
  const known = valid(sheets.get(document));
  if (known) return known;
  const kept = { result: true };
  const rules = allSheets(document)
    .flatMap(({ cssRules }) => Array.from(cssRules, saying))
    .filter((rule) => rule !== null);
  document[symbols.affectsComputedStyleCache].push(kept);
  const said = { kept, rules, any: new Needs(rules.flatMap(needsIn)) };
  sheets.set(document, said);
  return said;
}

const needs = new WeakMap<Rule, Needs>();

function couldMatch(rule: Rule, element: Element): boolean {
  let asked = needs.get(rule);
  if (!asked) {
    asked = new Needs(needsIn(rule));
    needs.set(rule, asked);
  }
  return asked.couldMatch(element);
}

const read = new Map<string, Need[]>();

function needsIn(rule: Rule): Need[] {
  if (rule.type !== STYLE_RULE) return rule.cssRules.flatMap(needsIn);
  let asked = read.get(rule.selectorText);
  if (!asked) {
    asked = needsOf(rule.selectorText);
    read.set(rule.selectorText, asked);
  }
  return asked;
}

/** A rule with only what it says of `display` and `visibility`; null if it says nothing. */
function saying(rule: Rule): Rule | null {
  if (GROUPS.has(rule.type)) {
    const cssRules = Array.from(rule.cssRules, saying).filter((inner) => inner !== null);
    return cssRules.length > 0 ? { ...plain(rule), cssRules } : null;
  }
  if (rule.type !== STYLE_RULE) return null;
  const said = CSSTextParser.parse(rule[symbols.cssText]).rules.filter(({ name }) => ASKED.has(name));
  if (said.length === 0) return null;
  const cssText = said.map(
    ({ name, value, important }) => `${name}: ${value}${important ? ' !important' : ''};`,
  );
  return { ...plain(rule), [symbols.cssText]: cssText.join('') };
}

const plain = ({ type, selectorText, conditionText }: Rule): Rule => ({
  type,
  selectorText,
  ...(conditionText === undefined ? {} : { conditionText }),
  cssRules: [],
  [symbols.cssText]: '',
});
