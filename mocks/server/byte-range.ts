/** The requested range, both ends included; null: all; 'unsatisfiable': outside the body. */
export type ByteRange = { readonly from: number; readonly to: number } | null | 'unsatisfiable';

/** Reads a `Range` header. Anything but a single byte range gets the whole body. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return last === '0' || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return null;
  return from >= size ? 'unsatisfiable' : { from, to };
}
