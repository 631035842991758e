/// <reference path="./babel-core.d.ts" />
// Texts of the interface that Lingui never sees: they would stand in English, or in Chinese, whatever the language is.
import { parseSync } from '@babel/core';

/** A node of the syntax tree; what else it has depends on its type. */
interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [field: string]: unknown;
}

export interface Untranslated {
  line: number;
  text: string;
  /** Where it stands: between tags, in an attribute or a field such as a toast's title, or anywhere. */
  where: string;
}

/** Attributes and fields that people read or hear. */
const TEXTS = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
  'label',
  'description',
  'confirm',
  'dismiss',
  'note',
  'hint',
]);
const WORDS = /\p{L}{2,}/u;
/** Words that read like a text, wherever they stand: a capital, and another word after a space. */
const SENTENCE = /^\p{Lu}[\p{L}’']* \p{L}+/u;
const CHINESE = /\p{Script=Han}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `aria-label` of an attribute, `title` of a field. */
function nameOf({ name, key }: Node): string {
  const named = isNode(name) ? name : isNode(key) ? key : null;
  return textOf(named?.name) || textOf(named?.value);
}

/** Text that stands in the code as it is. */
function literalOf(node: Node): string {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return textOf(node.value);
  if (node.type !== 'TemplateElement') return '';
  return textOf((node.value as { raw?: unknown }).raw);
}

/** The literals that this expression can become. What a call or a tagged template makes is not looked into. */
function valuesOf(node: Node): Node[] {
  switch (node.type) {
    case 'StringLiteral':
      return [node];
    case 'TemplateLiteral':
      return childrenOf(node).filter(({ type }) => type === 'TemplateElement');
    case 'JSXExpressionContainer':
      return childrenOf(node).flatMap(valuesOf);
    case 'ConditionalExpression':
      return childrenOf(node)
        .filter((child) => child !== node.test)
        .flatMap(valuesOf);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(textOf(node.operator)) ? childrenOf(node).flatMap(valuesOf) : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return childrenOf(node).flatMap(valuesOf);
    default:
      return [];
  }
}

/** What is between tags, or in a place of this name that people read. */
function shownBy(node: Node, parent: Node | null): { where: string; values: Node[] } | null {
  if (node.type === 'JSXText') return { where: 'between tags', values: [node] };
  if (node.type === 'JSXExpressionContainer' && parent && /^JSX(Element|Fragment)$/.test(parent.type))
    return { where: 'between tags', values: valuesOf(node) };
  if (node.type !== 'JSXAttribute' && node.type !== 'ObjectProperty') return null;
  const name = nameOf(node);
  return TEXTS.has(name) && isNode(node.value) ? { where: name, values: valuesOf(node.value) } : null;
}

/** Lingui's own elements and functions translate what is inside them. */
function isTranslated(node: Node): boolean {
  if (node.type === 'JSXElement')
    return (
      isNode(node.openingElement) && /^(Trans|Plural|Select|SelectOrdinal)$/.test(nameOf(node.openingElement))
    );
  const called = isNode(node.callee) ? node.callee : isNode(node.tag) ? node.tag : null;
  return /^(t|msg|plural|select|selectOrdinal|defineMessage)$/.test(textOf(called?.name));
}

/** What only developers read. */
const isForDevelopers = (node: Node): boolean =>
  node.type === 'NewExpression' ||
  (node.type === 'CallExpression' &&
    isNode(node.callee) &&
    isNode(node.callee.object) &&
    node.callee.object.name === 'console');

/**
 * Finds what people would read untranslated in a source file.
 * @param code TypeScript, with or without JSX
 */
export function untranslated(code: string): Untranslated[] {
  const found: Untranslated[] = [];
  const add = (node: Node, where: string) => {
    const text = literalOf(node).trim();
    const line = node.loc?.start.line ?? 0;
    if (!found.some((one) => one.text === text && one.line === line)) found.push({ line, text, where });
  };
  const walk = (node: Node, parent: Node | null, free: boolean): void => {
    const shown = shownBy(node, parent);
    for (const value of shown?.values ?? [])
      if (WORDS.test(literalOf(value)) && !free) add(value, shown?.where ?? '');
    if (CHINESE.test(literalOf(node))) add(node, 'Chinese');
    else if (SENTENCE.test(literalOf(node)) && !free) add(node, 'a sentence');
    // what Lingui translates is what stands between its tags, not the attributes of elements there
    const anew =
      node.type === 'JSXOpeningElement' && !isTranslated({ type: 'JSXElement', openingElement: node });
    const inside = (free && !anew) || isTranslated(node) || isForDevelopers(node);
    for (const child of childrenOf(node)) walk(child, node, inside);
  };
  const file = parseSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (isNode(file)) walk(file, null, false);
  return found;
}
