/** A name as it stands in code. Longer ones are no names. */
const name = '[A-Za-z_$][\\w$.]{0,60}';

/** What engines and React say by themselves; a group is a name out of our own code, or a number. */
const known: readonly RegExp[] = [
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

/** Stands where a message was that could hold words of the writer or of the server. */
export const redactedMessage = '(message withheld)';

/**
 * What may be said of an error's message: the sentences that engines say by themselves. Everything else is withheld, since a
 * message can quote what somebody wrote; type and stack say where it happened.
 */
export function safeMessage(message: string): string {
  if (known.some((pattern) => pattern.test(message))) return message;
  const react = /^Minified React error #(\d{1,4});/.exec(message)?.[1];
  if (react !== undefined) return `Minified React error #${react}`;
  return starts.find(([pattern]) => pattern.test(message))?.[1] ?? redactedMessage;
}
