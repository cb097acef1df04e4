/** Finds a build's web platform features, dependencies included. Minified code has no types, so names decide. */
import { type AnyNode, type CallExpression, type Expression, parse, type Super } from 'acorn';
import postcss from 'postcss';
import { isAlwaysMissing, missingFeature, type MissingFeature, missingGlobal } from './compat-data.ts';

function present(candidates: readonly (MissingFeature | undefined)[]): MissingFeature[] {
  return candidates.filter((one) => one !== undefined);
}

function cssName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function functionsIn(value: string): MissingFeature[] {
  const names = [...value.matchAll(/(?<![\w-])([a-z][a-z\d-]*)\(/g)].map(([, name = '']) => name);
  return present(
    names.map((name) =>
      missingFeature(['css', 'types', name], ['css', 'types', 'color', name], ['css', 'types', 'image', name]),
    ),
  );
}

/** Accepts the property in CSS or JavaScript spelling. Prefixed and custom properties pass. */
export function missingInDeclaration(property: string, value: string | undefined): MissingFeature[] {
  const name = cssName(property);
  if (name.startsWith('-')) return [];
  const missingProperty = missingFeature(['css', 'properties', name]);
  if (missingProperty !== undefined) return [missingProperty];
  if (value === undefined) return [];
  const keywords = value.match(/(?<![\w-])[a-z][a-z\d-]*(?![\w(-])/g) ?? [];
  return [...present(keywords.map((word) => missingFeature(['css', 'properties', name, word]))), ...functionsIn(value)];
}

export function missingInSelector(text: string): MissingFeature[] {
  const atRule = /^@([a-z-]+)/.exec(text)?.[1];
  if (atRule !== undefined) return present([missingFeature(['css', 'at-rules', atRule])]);
  const pseudo = [...text.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  return present(pseudo.map((name) => missingFeature(['css', 'selectors', name])));
}

const globalObjects = new Set(['window', 'self', 'globalThis']);

function children(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value);
}

/** Returns `URL` and `parse` for `URL.parse`; the owner is empty for an unnamed object. */
function memberNames(node: Expression | Super): [owner: string, member: string] | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  return [node.object.type === 'Identifier' ? node.object.name : '', node.property.name];
}

/** Finds `x.startViewTransition()` for any `x`. A short lower-case name is too ambiguous. */
function missingMethod({ callee }: CallExpression): MissingFeature | undefined {
  const [, name = ''] = memberNames(callee) ?? [];
  return /[a-z][A-Z]/.test(name) && isAlwaysMissing(name) ? { feature: `*.${name}`, without: [] } : undefined;
}

function missingAt(node: AnyNode): (MissingFeature | undefined)[] {
  if (node.type === 'MemberExpression') {
    const [owner = '', name = ''] = memberNames(node) ?? [];
    if (globalObjects.has(owner)) return [missingGlobal(name)];
    const object = `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`;
    return [
      missingFeature(['api', owner, `${name}_static`], ['javascript', 'builtins', owner, name], ['api', object, name]),
    ];
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return [];
  const global = node.callee.type === 'Identifier' ? missingGlobal(node.callee.name) : undefined;
  return [global, node.type === 'CallExpression' ? missingMethod(node) : undefined];
}

export function scriptFeatures(code: string): MissingFeature[] {
  const missing: MissingFeature[] = [];
  const open: AnyNode[] = [parse(code, { ecmaVersion: 'latest', sourceType: 'module' })];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    missing.push(...missingAt(node).filter((one) => one !== undefined));
    open.push(...children(node));
  }
  return unique(missing);
}

export function styleFeatures(code: string): MissingFeature[] {
  const missing: MissingFeature[] = [];
  postcss.parse(code).walk((node) => {
    if (node.type === 'decl') {
      const isDescriptor = node.parent?.type === 'atrule';
      if (!isDescriptor) missing.push(...missingInDeclaration(node.prop, node.value));
    } else if (node.type === 'rule') missing.push(...missingInSelector(node.selector));
    else if (node.type === 'atrule') missing.push(...missingInSelector(`@${node.name}`));
  });
  return unique(missing);
}

function unique(features: readonly MissingFeature[]): MissingFeature[] {
  return [...new Map(features.map((one) => [one.feature, one])).values()];
}
