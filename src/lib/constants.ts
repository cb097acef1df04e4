/**
 * The figures of the product, in one place. "§9" and the like name the section of the specification a figure comes from;
 * figures without a section are promises of this project. Times are milliseconds unless a name says otherwise.
 */

/** How often a call is repeated by itself: `retries` repeats, the first after `delayMs`, each further one `factor` times later. */
export type RetryPolicy = { readonly retries: number; readonly delayMs: number; readonly factor: number };

/** One retry policy per kind of call. A call that names none is not repeated ("when retry is configured", §8). */
export const retryPolicies = {
  none: { retries: 0, delayMs: 0, factor: 1 },
  /** §9 "Answer retries once (1000 ms, factor 2)". */
  answer: { retries: 1, delayMs: 1000, factor: 2 },
  /** §9 "Audio: retry 1 attempt at 1000 ms, factor 2": the same one repeat per send, not added to the answer's. */
  audio: { retries: 1, delayMs: 1000, factor: 2 },
  /** §9 "retry-processing 2 times"; the wait is not given and taken from the answer. */
  retryProcessing: { retries: 2, delayMs: 1000, factor: 2 },
  /** §9 "skip once": one repeat; the wait is not given and taken from the answer. */
  skip: { retries: 1, delayMs: 1000, factor: 2 },
  /** §9 "finish none". */
  finish: { retries: 0, delayMs: 0, factor: 1 },
  /** §9 "Polling …, up to 2 retries at 1000 ms, backoff 1.5". */
  chatMessagePoll: { retries: 2, delayMs: 1000, factor: 1.5 },
  /** §9 "Status refetch …, 1 retry at 500 ms". */
  chatMessageRefetch: { retries: 1, delayMs: 500, factor: 1 },
  /** §7 user-summaries/update/process: "one retry after 1 s, factor 2". */
  summaryProcess: { retries: 1, delayMs: 1000, factor: 2 },
} as const satisfies Record<string, RetryPolicy>;

export type RetryPolicyName = keyof typeof retryPolicies;

/** What holds for every call. */
export const transportLimits = {
  /** The longest `Retry-After` that is obeyed, in seconds; a longer one counts as this. */
  retryAfterMaxSeconds: 60,
  timeoutMs: 30_000,
  /** Far longer than the stale rule of §4: a slow upload may still succeed after the list has called it timed out. */
  uploadTimeoutMs: 600_000,
} as const;

export const signInLimits = {
  /** How soon a mail with a sign-in can be asked for again. */
  resendAfterMs: 30_000,
  /** The same after too many (429), where the server does not say how long. */
  tooManyMs: 60_000,
} as const;

export const cacheLimits = {
  /** §9 "API cache 30 s"; also the project fetch (§7). */
  apiMs: 30_000,
  /** §9 "insight request de-duplication 10 s" and "Cached data key valid 10 seconds". */
  insightsMs: 10_000,
} as const;

export const insightLimits = {
  /** §9 "Saved, history and search page size 30". */
  pageSize: 30,
  /** §9 "Infinite scroll loads more past 80% scroll". */
  loadsPast: 0.8,
  /** §9 "throttle 200 ms". */
  scrollThrottleMs: 200,
  /** §9 "Search minimum 3 characters", trimmed. */
  searchFrom: 3,
  /** §9 "debounce 1 s". */
  searchDebounceMs: 1000,
  /** §9 "Context re-entry debounce 2000 ms". */
  reEntryMs: 2000,
  /** §9 "initialization debounce 200 ms". */
  setUpDebounceMs: 200,
  /** §9 "forced refresh after more than 3 attempts". */
  attempts: 3,
  /** §9 "init-service cache 30 s": what a context was set up with is used for so long. */
  setUpMs: 30_000,
} as const;

export const conversationLimits = {
  /** §9 "Polling for next question every 5000 ms". */
  pollEveryMs: 5000,
  /** §9 polling "cache 2000 ms": a second asker within it gets no call of its own. */
  pollCacheMs: 2000,
  /** §9 "Status refetch cache 5000 ms": an equal trigger within it gets no call of its own. */
  refetchCacheMs: 5000,
} as const;

export const recordingLimits = {
  /** §9 "Audio: keep 3 recordings". */
  kept: 3,
  /** §4 and §9 "stale timeout 2 minutes". */
  staleMs: 120_000,
  /** §4 "0.1 minute in a quick mode". */
  quickStaleMs: 6000,
  /** A slice of sound is stored this often while recording, so that a killed browser loses at most 1.5 s. */
  sliceMs: 1000,
  /** A recording that would show as 0:00 is not sent. */
  tooShortMs: 500,
  /** From this length on, "Discard recording" asks first. */
  discardAsksMs: 10_000,
} as const;

/** From here on the dock says that it is still at work. */
export const longWorkMs = 20_000;

/** The longest that typed text waits for its place on the device, however fast the writer types. */
export const draftMaxWaitMs = 300;

/** The saving of notes and of the manuscript. */
export const savingLimits = {
  /** A pause in typing after which the text is sent; however fast the writer types, it leaves after the longer time. */
  pauseMs: 1500,
  maxWaitMs: 10_000,
  /** "Saving…" is said only of a save that takes longer. */
  slowMs: 600,
} as const;

export const manuscriptLimits = {
  /** Two versions are shown in a pause of typing of this length, never over a key press. */
  conflictPauseMs: 2000,
  /** The longest that a tab which hands its text over waits for its last save. */
  handOverMs: 2000,
  /** How often at most words are counted while typing. */
  countEveryMs: 1000,
  /** A snapshot is taken by itself so often while the text changes. */
  snapshotEveryMs: 600_000,
  /** The largest file that is imported, in bytes: more than a million words. */
  importBytes: 8_000_000,
} as const;

export const toastLimits = {
  /** §9 "Toasts: 1 at a time". */
  shown: 1,
  /** A plain toast leaves after this; an error stays until dismissed. */
  plainMs: 5000,
  /** §4 "dismissed ones are removed after a very long delay"; the figure is ours. */
  removeMs: 1_000_000,
} as const;

/** §9 "Debug log: 100 entries". */
export const debugLogEntries = 100;

export const viewport = {
  /** §9 "Mobile breakpoint 768 px": narrower than this is a phone. */
  mobileBelowPx: 768,
  /** §9 "swipe more than 50 px". */
  swipeOverPx: 50,
} as const;

/** §9 "Realtime port 443, forced TLS": what holds unless a build names a local server. */
export const realtimeDefaults = { port: 443, scheme: 'https' } as const;

/** An answer that never gets an answer is sent by itself so many times in all; then the writer decides. */
export const automaticSends = 8;

/** §9 "Error-reporting sampling: traces 100%, session replays 10%, replays on error 100%", by the service's own names. */
export const errorReportSampling = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
} as const;

/** What nobody waits for is loaded so long after the start: error reports, the copy for the time without a network. */
export const afterStartMs = 2500;
