import type { EventRef } from '#src/contract/mock-control.ts';

export type EventChoice = {
  readonly key: string;
  readonly event: string;
  readonly channel: string;
  readonly example: string;
};

export function toEventChoices(events: readonly EventRef[]): EventChoice[] {
  return events.flatMap(({ event, listened, example }) =>
    listened.map((address) => ({
      key: `${event} ${address}`,
      event,
      channel: address,
      example: JSON.stringify(example, null, 2),
    })),
  );
}

export function parsePayload(text: string): { payload: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { payload: value as Record<string, unknown> };
    return { problem: 'The payload must be a JSON object.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This isn’t valid JSON.' };
  }
}
