import { compareSchemas, type Walk } from './compare-schemas.ts';
import { toSubject, parameterKey, type Operation } from './operations.ts';
import { textAt, type Resolved } from './resolve.ts';
import { atPart, createLocation, inShared, type DiffLocation } from './location.ts';

const parameterLabels: Readonly<Record<string, string>> = {
  path: 'path parameter',
  query: 'query parameter',
  header: 'header',
  cookie: 'cookie',
};

function label({ node }: Resolved): string {
  return `${parameterLabels[textAt(node, 'in')] ?? 'parameter'} \`${textAt(node, 'name')}\``;
}

function byKey({ parameters, path }: Operation): Map<string, Resolved> {
  return new Map(parameters.map((parameter) => [parameterKey(parameter, path), parameter]));
}

function formatStyle({ node }: Resolved): string {
  const style = textAt(node, 'style') || (['query', 'cookie'].includes(textAt(node, 'in')) ? 'form' : 'simple');
  return `${style}${(node['explode'] ?? style === 'form') === true ? ', exploded' : ''}`;
}

function compareOne(walk: Walk, old: Resolved, next: Resolved, diffLocation: DiffLocation): void {
  const [was, is] = [old.node['required'] === true, next.node['required'] === true];
  if (!was && is) walk.note(diffLocation, 'became-required', 'is now required, was optional');
  if (was && !is) walk.note(diffLocation, 'became-optional', 'is now optional, was required');
  if (formatStyle(old) !== formatStyle(next)) {
    walk.note(diffLocation, 'rule-changed', `now uses the style \`${formatStyle(next)}\`, was \`${formatStyle(old)}\``);
  }
  compareSchemas(walk, old.node['schema'] ?? {}, next.node['schema'] ?? {}, diffLocation);
}

export function compareParameters(walk: Walk, old: Operation, next: Operation): void {
  const [parameters, others] = [byKey(old), byKey(next)];
  const diffLocation = createLocation(toSubject(next));
  for (const [key, parameter] of parameters) {
    const other = others.get(key);
    if (other === undefined) {
      // A missing path parameter is reported as a moved operation.
      if (parameter.node['in'] !== 'path')
        walk.note(atPart(diffLocation, label(parameter)), 'field-removed', 'was removed');
      continue;
    }
    const shared = other.name !== null && parameter.name === other.name;
    const at = atPart(diffLocation, label(other));
    compareOne(walk, parameter, other, shared ? inShared(at, `Shared ${label(other)}`) : at);
  }
  for (const [key, parameter] of others) {
    if (parameters.has(key) || parameter.node['in'] === 'path') continue;
    const required = parameter.node['required'] === true;
    const text = required ? 'is new and required' : 'is new and optional';
    walk.note(atPart(diffLocation, label(parameter)), required ? 'field-added-required' : 'field-added', text);
  }
}
