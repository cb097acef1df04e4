import { child, isObject, type JsonObject } from '#scripts/generate/bundle.ts';
import { entries, getMessages, getOperations, getResponses, list, text } from '../contract-documents.ts';
import type { Finding, Rule } from '../rule.ts';

/**
 * New writers see an empty list first, so each list operation needs an empty and a filled example. The list is the
 * body, its `data`, or a list inside `data`.
 */
function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const data: unknown = isObject(value) ? value['data'] : null;
  if (Array.isArray(data)) return data as unknown[];
  return isObject(data) ? (Object.values(data).find((inner) => Array.isArray(inner)) ?? null) : null;
}

export const listExamples: Rule = {
  name: 'list-examples',
  find: ({ openapi }) =>
    getOperations(openapi)
      .filter(({ id }) => /(?:List|Search)$/.test(id))
      .flatMap(({ id, operation }): Finding[] => {
        const ok = getResponses(openapi, operation).find(({ status }) => status === '200');
        if (ok === undefined) return [{ place: id, sentence: 'is a list operation but does not document 200.' }];
        const place = `${id} 200`;
        const examples = Object.values(child(ok.response, 'content')).filter(isObject);
        const lists = examples
          .flatMap((media) => entries(media, 'examples'))
          .map(([, example]) => listIn(example['value']))
          .filter((items) => items !== null);
        const faults: Finding[] = [];
        if (!lists.some((items) => items.length === 0))
          faults.push({ place, sentence: 'has no example of an empty list.' });
        if (!lists.some((items) => items.length > 0))
          faults.push({ place, sentence: 'has no example of a filled list.' });
        return faults;
      }),
};

/**
 * The mock server returns named examples, and backend developers read them first. So each body has one, inline
 * (generators don't follow references to examples), with a descriptive name. Redocly's `no-invalid-media-type-examples`
 * checks values.
 */
const saysNothing = /^(?:body|data|default|example|ok|request|response|sample|success|test|value)?\d*$/i;

function isBytes(type: string): boolean {
  return /^(?:audio|image|video)\/|^application\/(?:octet-stream|pdf)$/.test(type);
}

function inMedia(place: string, media: JsonObject): Finding[] {
  if (media['example'] !== undefined) return [{ place, sentence: 'has an unnamed example; move it to `examples`.' }];
  const examples = entries(media, 'examples');
  if (examples.length === 0) return [{ place, sentence: 'has no named example.' }];
  return examples.flatMap(([name, example]) => {
    const here = `${place} example ${name}`;
    if (!('value' in example)) return [{ place: here, sentence: 'has no inline value.' }];
    if (saysNothing.test(name) && text(example, 'summary') === '')
      return [{ place: here, sentence: 'needs a name or a summary that describes its case.' }];
    return [];
  });
}

function inContent(place: string, value: JsonObject): Finding[] {
  return entries(value, 'content')
    .filter(([type]) => !isBytes(type))
    .flatMap(([, media]) => inMedia(place, media));
}

function inMessage(place: string, message: JsonObject): Finding[] {
  const examples = list(message, 'examples').filter(isObject);
  if (examples.length === 0) return [{ place, sentence: 'has no example.' }];
  const names = examples.map((example) => text(example, 'name'));
  return examples.flatMap((example, index): Finding[] => {
    const name = names[index] ?? '';
    if (name === '') return [{ place, sentence: `has an example (number ${index + 1}) without a name.` }];
    const here = `${place} example ${name}`;
    if (names.indexOf(name) !== index) return [{ place: here, sentence: 'has the same name as another example.' }];
    if (text(example, 'summary') === '') return [{ place: here, sentence: 'has no summary.' }];
    return isObject(example['payload']) ? [] : [{ place: here, sentence: 'has no payload.' }];
  });
}

export const namedExamples: Rule = {
  name: 'named-examples',
  find: ({ openapi, asyncapi }) => [
    ...getOperations(openapi).flatMap(({ id, operation }) => [
      ...inContent(`${id} body`, child(operation, 'requestBody')),
      ...getResponses(openapi, operation)
        .filter(({ shared }) => shared === null)
        .flatMap(({ status, response }) => inContent(`${id} ${status}`, response)),
    ]),
    ...entries(child(openapi, 'components'), 'responses').flatMap(([name, response]) =>
      inContent(`response ${name}`, response),
    ),
    ...getMessages(asyncapi).flatMap(({ channel, name, message }) => inMessage(`${channel} ${name}`, message)),
  ],
};
