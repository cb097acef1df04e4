const name = '[A-Za-z_$][\\w$.]{0,60}';

/** Messages of engines and React; a group is a name from our code, or a number. */
const safePatterns: readonly RegExp[] = [
  `Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)(?: \\((?:reading|setting) '${name}'\\))?`,
  `${name} is not (?:a function|defined|iterable|a constructor)`,
  `(?:undefined|null) is not an object`,
  `Cannot access '${name}' before initialization`,
  'Maximum call stack size exceeded',
  'Invalid (?:array length|time value|string length)',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource\\.?',
  'Script error\\.?',
  'The operation was aborted\\.?',
  'signal is aborted without reason',
  'The quota has been exceeded\\.?',
  'ResizeObserver loop completed with undelivered notifications\\.?',
].map((pattern) => new RegExp(`^${pattern}$`));

const starts: readonly [RegExp, string][] = [
  [/^Failed to fetch dynamically imported module\b/, 'Failed to fetch dynamically imported module'],
  [/^Importing a module script failed\b/, 'Importing a module script failed'],
];

export const redactedMessage = '(message withheld)';

/** Returns only messages that engines produce. Withholds the rest, because a message can quote the writer. */
export function safeMessage(message: string): string {
  if (safePatterns.some((pattern) => pattern.test(message))) return message;
  const react = /^Minified React error #(\d{1,4});/.exec(message)?.[1];
  if (react !== undefined) return `Minified React error #${react}`;
  return starts.find(([pattern]) => pattern.test(message))?.[1] ?? redactedMessage;
}
