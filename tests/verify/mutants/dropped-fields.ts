/**
 * Optional fields that the server never sends. The contract allows that, so there is no finding: a mutant counts as found
 * if the field is among those that the run never saw.
 */
import type { Contract } from '#verify/contract/contract.ts';
import { frameText, parsePayload, payloadSchema } from './event-mutants.ts';
import { choose, type Mutant } from './mutant.ts';
import { findTargets, type Schema } from './places.ts';
import { getSchema, hasJson, withBody } from './response-mutants.ts';
import { toFieldPath } from './schema-kinds.ts';
import type { Session } from './session.ts';

/** Returns the value without the field at a path such as `data[].title`. */
function without(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, path));
  if (typeof value !== 'object' || value === null) return value;
  const [first = '', ...others] = path.split('.');
  const name = first.replaceAll('[]', '');
  const entries = Object.entries(value).filter(([key]) => key !== name || others.length > 0);
  return Object.fromEntries(
    entries.map(([key, field]) => [key, key === name ? without(field, others.join('.')) : field]),
  );
}

function optionalPaths(schema: Schema, value: unknown): readonly string[] {
  return findTargets(schema, value).flatMap(({ pointer, required }) =>
    required || pointer.endsWith('/0') ? [] : [toFieldPath(pointer)],
  );
}

type Target = { readonly target: string; readonly path: string } & Pick<Mutant, 'change' | 'isDetectedIn'>;

function toMutant({ target, path, ...effect }: Target): Mutant {
  return {
    kind: 'an optional field dropped',
    target: `${target} ${path}`,
    parts: ['workflows'],
    claims: [`dropped in ${target}`],
    isDetectedBy: () => false,
    ...effect,
  };
}

function ofResponses({ rest }: Contract, { requests }: Session): readonly Mutant[] {
  const succeeded = requests.filter((request) => request.response.status < 300 && hasJson(request));
  return [...Map.groupBy(succeeded, ({ operation }) => operation)].flatMap(([id, all]) => {
    const operation = rest.operations.get(id);
    if (!operation) return [];
    const paths = all.flatMap((request) => {
      const schema = getSchema({ operation, request });
      return schema ? optionalPaths(schema, JSON.parse(request.response.body.toString('utf8'))) : [];
    });
    const path = choose([...new Set(paths)], id, 0);
    if (path === undefined) return [];
    return toMutant({
      target: id,
      path,
      change: () => ({
        response: (request) => {
          if (request.operation !== id || !hasJson(request)) return null;
          const body = without(JSON.parse(request.response.body.toString('utf8')), path);
          return withBody(request.response, JSON.stringify(body));
        },
      }),
      isDetectedIn: ({ operations }) =>
        operations.some((one) => one.operation === id && one.unseenFields.includes(path)),
    });
  });
}

function ofEvents(contract: Contract, { frames }: Session): readonly Mutant[] {
  return [...Map.groupBy(frames, ({ channel, message }) => `${channel} ${message}`)].flatMap(([target, all]) => {
    const paths = all.flatMap((frame) => optionalPaths(payloadSchema(contract, frame), parsePayload(frame)));
    const path = choose([...new Set(paths)], target, 0);
    if (path === undefined) return [];
    return toMutant({
      target,
      path,
      change: () => ({
        frame: (frame) =>
          `${frame.channel} ${frame.message}` === target
            ? [{ text: frameText(frame, { data: JSON.stringify(without(parsePayload(frame), path)) }) }]
            : null,
      }),
      isDetectedIn: ({ messages }) =>
        messages.some(({ message, unseenFields }) => message === all[0]?.message && unseenFields.includes(path)),
    });
  });
}

/** Returns a mutant for each operation and event of a run whose schema has an optional field that was sent. */
export function droppedFields(contract: Contract, session: Session): readonly Mutant[] {
  return [...ofResponses(contract, session), ...ofEvents(contract, session)];
}
