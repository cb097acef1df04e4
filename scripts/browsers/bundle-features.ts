/** Finds a build's web platform features, dependencies included. Minified code has no types, so names decide. */
import { parse, type AnyNode, type CallExpression, type Expression, type Super } from 'acorn';
import postcss from 'postcss';
import { isAlwaysMissing, missingFeature, missingGlobal, type MissingFeature } from './compat-data.ts';
import { missingInDeclaration, missingInSelector } from './css-features.ts';

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
