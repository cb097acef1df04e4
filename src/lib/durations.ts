/** Formats ms as "0:07", "1:42" or "1:02:03", and an invalid length as "0:00". Use tabular figures. */
export function formatDuration(ms: number): string {
  const { hours, minutes, seconds } = toParts(ms);
  const tail = String(seconds).padStart(2, '0');
  return hours === 0 ? `${minutes}:${tail}` : `${hours}:${String(minutes).padStart(2, '0')}:${tail}`;
}

export function spokenDuration(ms: number): string {
  const { hours, minutes, seconds } = toParts(ms);
  const units = [count(hours, 'hour'), count(minutes, 'minute'), count(seconds, 'second')].filter(
    (text) => text !== '',
  );
  return units.length === 0 ? '0 seconds' : units.join(' ');
}

function toParts(ms: number): { hours: number; minutes: number; seconds: number } {
  const total = ms > 0 && ms <= Number.MAX_SAFE_INTEGER ? Math.floor(ms / 1000) : 0;
  return { hours: Math.floor(total / 3600), minutes: Math.floor((total % 3600) / 60), seconds: total % 60 };
}

function count(n: number, unit: 'hour' | 'minute' | 'second'): string {
  return n === 0 ? '' : new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(n);
}
