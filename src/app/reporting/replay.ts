import { asString, type Fields, isFields } from '#src/lib/decode.ts';

/**
 * Replays show only layout, pointer and scrolling. The library doesn't mask URLs, attributes and comments, so replays
 * are rebuilt here. Kinds and numbers are rrweb's.
 */
function parseList(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

const eventKind = { contentLoaded: 0, loaded: 1, snapshot: 2, change: 3, meta: 4 } as const;
const changeKind = { mutation: 0, input: 5, rule: 8, declaration: 13 } as const;

const shownAttributes =
  /^(?:class|style|type|role|dir|lang|rel|hidden|disabled|checked|selected|rows|cols|width|height|_cssText|rr_\w+)$/;
const stateAttributes = /^(?:aria|data)-[a-z-]+$/;
const stateValues = /^(?:|true|false|page)$/;
const classNames = /^[\w\s:./[\]-]*$/;

function masked(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll(/\S/gu, '*') : '';
}

function plainCss(css: string): string {
  return css.replaceAll(/url\([^)]*\)/gi, 'url()').replaceAll(/content:\s*(?:"[^"]*"|'[^']*')/gi, 'content:""');
}

function numbersOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbersOnly);
  if (isFields(value)) {
    const entries = Object.entries(value).filter(([, item]) => typeof item !== 'string');
    return Object.fromEntries(entries.map(([key, item]) => [key, numbersOnly(item)]));
  }
  return typeof value === 'string' ? '' : value;
}

function cleanAttribute(name: string, value: unknown): unknown {
  const text = asString(value);
  if (stateAttributes.test(name))
    return typeof value === 'boolean' || stateValues.test(text ?? 'no text') ? value : undefined;
  if (!shownAttributes.test(name)) return undefined;
  if (name === 'class') return value === null || (text !== null && classNames.test(text)) ? value : undefined;
  if (text !== null) return plainCss(text);
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : numbersOnly(value);
}

function cleanAttributes(attributes: unknown): Fields {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(isFields(attributes) ? attributes : {})) {
    const cleanValue = cleanAttribute(name, value);
    if (cleanValue !== undefined) clean[name] = cleanValue;
  }
  return clean;
}

function cleanNode(node: Fields): Fields {
  const { type, id, tagName, textContent, isStyle, childNodes, attributes, rootId, isSVG, needBlock, name } = node;
  return {
    type,
    id,
    ...(typeof rootId === 'number' && { rootId }),
    ...(typeof tagName === 'string' && { tagName, attributes: cleanAttributes(attributes) }),
    ...(typeof textContent === 'string' && {
      textContent: isStyle === true ? plainCss(textContent) : masked(textContent),
    }),
    ...(isStyle === true && { isStyle }),
    ...(isSVG === true && { isSVG }),
    ...(needBlock === true && { needBlock }),
    ...(name === 'html' && { name, publicId: '', systemId: '' }),
    ...(Array.isArray(childNodes) && { childNodes: parseList(childNodes).map(cleanNode) }),
  };
}

function cleanMutation({ adds, removes, texts, attributes }: Fields): Fields {
  return {
    source: changeKind.mutation,
    adds: parseList(adds).map((add) => ({
      ...(numbersOnly({ ...add, node: null }) as Fields),
      node: isFields(add['node']) ? cleanNode(add['node']) : null,
    })),
    removes: numbersOnly(parseList(removes)),
    texts: parseList(texts).map(({ id, value }) => ({ id, value: masked(value) })),
    attributes: parseList(attributes).map(({ id, attributes: changed }) => ({
      id,
      attributes: cleanAttributes(changed),
    })),
  };
}

function cleanChange(data: Fields): Fields {
  switch (data['source']) {
    case changeKind.mutation:
      return cleanMutation(data);
    case changeKind.input:
      return { ...(numbersOnly(data) as Fields), text: masked(data['text']) };
    case changeKind.rule:
      return {
        ...(numbersOnly(data) as Fields),
        adds: parseList(data['adds']).map(({ rule, index }) => ({
          rule: typeof rule === 'string' ? plainCss(rule) : '',
          index: numbersOnly(index),
        })),
      };
    default:
      return numbersOnly(data) as Fields;
  }
}

function cleanRecorded({ type, timestamp, data }: Fields, shape: (address: string) => string): Fields[] {
  const fields = isFields(data) ? data : {};
  switch (type) {
    case eventKind.contentLoaded:
    case eventKind.loaded:
      return [{ type, timestamp, data: {} }];
    case eventKind.meta:
      return [
        { type, timestamp, data: { ...(numbersOnly(fields) as Fields), href: shape(asString(fields['href']) ?? '') } },
      ];
    case eventKind.snapshot: {
      const node = isFields(fields['node']) ? cleanNode(fields['node']) : null;
      return [{ type, timestamp, data: { node, initialOffset: numbersOnly(fields['initialOffset']) } }];
    }
    case eventKind.change:
      return [{ type, timestamp, data: cleanChange(fields) }];
    default:
      return [];
  }
}

/** Rebuilds a recording: a line with its number, then its events. Returns null when it can't be read. */
export function sanitizeReplay(recording: unknown, shape: (address: string) => string): string | null {
  if (typeof recording !== 'string') return null;
  const end = recording.indexOf('\n');
  try {
    const head = JSON.parse(recording.slice(0, end)) as Fields;
    const events: unknown = JSON.parse(recording.slice(end + 1));
    const clean = parseList(events).flatMap((event) => cleanRecorded(event, shape));
    return `${JSON.stringify({ segment_id: head['segment_id'] })}\n${JSON.stringify(clean)}`;
  } catch {
    return null;
  }
}
