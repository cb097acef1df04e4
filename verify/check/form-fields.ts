/** A file is an empty string, because `format: binary` is a string to a schema. */
export type FormFields = Readonly<Record<string, string>>;

/** Parses both form types; `type` is the whole header. Returns null if unreadable. */
export async function formFields(type: string, body: Uint8Array): Promise<FormFields | null> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  } catch {
    return null;
  }
}
