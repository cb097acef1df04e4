import type { SentMail } from './pending-sign-in.ts';

const numbers = ['', '', '', '', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const minute = 60_000;

function lasting(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 60 || minutes % 60 !== 0) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

/** Returns "Six digits. It expires in 15 minutes.", limited to what the server sent, or null. */
export function codeHint({ digits, lastsMs }: Pick<SentMail, 'digits' | 'lastsMs'>): string | null {
  const sentences = [
    digits !== null && `${numbers[digits] || digits} digits.`,
    lastsMs !== null && `It expires in ${lasting(lastsMs)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length === 0 ? null : sentences.join(' ');
}
