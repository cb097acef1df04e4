import { visit } from 'jsonc-parser';
import { type FindingSubject, mismatch, type Mismatch } from '#verify/base/finding.ts';
import { escaped } from '#verify/base/values.ts';

/** Returns what clients lose when they parse valid JSON: all but the last of equal keys, and digits of long integers. */
export function findLostValues(text: string, subject: FindingSubject): readonly Mismatch[] {
  const lost = new Map<string, Mismatch>();
  const add = (path: readonly (string | number)[], problem: string, hint: string): void => {
    const at = path.map((part) => `/${escaped(String(part))}`).join('');
    lost.set(at, mismatch('lost-value', subject, `${at} ${problem}`, hint, at));
  };
  const keys: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      keys.push(new Set());
    },
    onObjectEnd: () => {
      keys.pop();
    },
    onObjectProperty: (name, _offset, _length, _line, _character, getPath) => {
      if (keys.at(-1)?.has(name) === true) {
        const hint = "PHP's json_encode() writes each key once. This JSON was put together in another way.";
        add([...getPath(), name], 'appears more than once in its object. Clients see only the last.', hint);
      }
      keys.at(-1)?.add(name);
    },
    onLiteralValue: (value: unknown, offset, length, _line, _character, getPath) => {
      if (typeof value !== 'number' || Number.isSafeInteger(value)) return;
      const written = text.slice(offset, offset + length);
      if (!/^-?\d+$/.test(written)) return;
      const hint = `JavaScript is exact only up to ${Number.MAX_SAFE_INTEGER}. Use smaller numbers, such as auto-incremented ids.`;
      add(getPath(), `is ${written}, which JavaScript rounds to ${BigInt(value)}.`, hint);
    },
  });
  return [...lost.values()];
}
