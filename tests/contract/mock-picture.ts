/** Returns a PNG header, then noise: the mock server reads only the header. */
export function png(width: number, height: number, length = 200): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + (index >> 8)) & 0xff);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

export function imageForm(bytes: Uint8Array<ArrayBuffer>, texts: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  form.append('image', new File([bytes], 'picture.png', { type: 'image/png' }));
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}
