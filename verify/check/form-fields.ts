/** The fields of a form; a file is an empty text, as `format: binary` is a text to a schema. */
export type FormFields = Readonly<Record<string, string>>;

/** Reads a form of either type, as the platform does; `type` is the whole header. Null where it cannot be read. */
export const formFields = async (type: string, body: Uint8Array): Promise<FormFields | null> => {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  } catch {
    return null;
  }
};
