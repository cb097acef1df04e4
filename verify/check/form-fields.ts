/** The fields of a form; a file is an empty text, as `format: binary` is a text to a schema. */
export type FormFields = Readonly<Record<string, string>>;

const lineEnd = '\r\n';

/** A part's name, and its text where it is no file; null where it has no name. */
const partOf = (part: Buffer): readonly [name: string, value: string] | null => {
  const end = part.indexOf(lineEnd + lineEnd);
  if (end < 0) return null;
  const head = part.subarray(0, end).toString('utf8');
  const name = /content-disposition:[^\r\n]*[;\s]name="((?:[^"\\]|\\.)*)"/i.exec(head)?.[1];
  if (name === undefined) return null;
  const isFile = /content-disposition:[^\r\n]*filename\*?=/i.test(head);
  return [name, isFile ? '' : part.subarray(end + 4).toString('utf8')];
};

const multipart = (boundary: string, body: Buffer): FormFields | null => {
  const delimiter = `--${boundary}`;
  const fields: Record<string, string> = {};
  let at = body.indexOf(delimiter);
  if (at < 0) return null;
  for (;;) {
    const start = at + delimiter.length;
    if (body.subarray(start, start + 2).toString('latin1') === '--') return fields;
    const next = body.indexOf(lineEnd + delimiter, start);
    // Without its last delimiter the form was cut.
    if (next < 0) return null;
    const part = partOf(body.subarray(start + lineEnd.length, next));
    if (!part) return null;
    fields[part[0]] = part[1];
    at = next + lineEnd.length;
  }
};

/** Reads a form of either type; `type` is the whole header. Null where it cannot be read. */
export const formFields = (type: string, body: Uint8Array): FormFields | null => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (type.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
  }
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  const found = boundary?.[1] ?? boundary?.[2];
  return found === undefined ? null : multipart(found, bytes);
};
