const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day in words, "12 November"; `now` in ms since 1970. */
export const dayOf = (now: number): string => format.format(now);
