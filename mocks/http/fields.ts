import type { BodyShape } from '#mocks/prism/adapted-document.ts';
import { type Fields, isFields } from '#shared/values.ts';

/** A form's file. Only name, type and size are validated. */
export type UploadedFile = {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly bytes: Uint8Array;
};

function fromJson(bytes: Uint8Array): Fields {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

async function uploaded(file: File): Promise<UploadedFile> {
  return {
    name: file.name,
    type: file.type,
    size: file.size,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}

async function fromForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
    const entries = await Promise.all(
      [...form].map(
        async ([name, value]) => [name, typeof value === 'string' ? value : await uploaded(value)] as const,
      ),
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Forms send numbers as text. Other text stays and fails validation. */
function withNumbers(fields: Fields, numbers: ReadonlySet<string>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      numbers.has(name) && typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
    ]),
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

/**
 * Laravel trims text and turns an empty one into null. That clears a nullable field, counts a required one as missing,
 * and is invalid otherwise.
 */
function withNulls(fields: Fields, { alternatives, nullable }: BodyShape): Fields {
  const mustBeThere = new Set(alternatives.flatMap(({ required }) => required));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!isEmpty(value)) return [[name, value]];
      return mustBeThere.has(name) && !nullable.has(name) ? [] : [[name, null]];
    }),
  );
}

/**
 * Reads a body like Laravel. Malformed JSON, a form without boundary and an undeclared media type give no fields, and
 * fail at the required ones.
 */
export async function readFields(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
  shape: BodyShape,
): Promise<Fields> {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (contentType === undefined || mediaType !== shape.mediaType) return {};
  if (mediaType === 'application/json') return withNulls(fromJson(bytes), shape);
  // Forms have no null, so an empty field counts as not given.
  return withoutEmpty(withNumbers(await fromForm(bytes, contentType), shape.numbers));
}
