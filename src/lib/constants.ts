/**
 * Product constants. "LIMITS" and the like name an area of docs/specification.md. Figures without an area are our own. Times
 * are in milliseconds unless a name shows otherwise.
 */

/** Automatic retries: `retries` attempts, the first after `delayMs`, each next delay multiplied by `factor`. */
export type RetryPolicy = { readonly retries: number; readonly delayMs: number; readonly factor: number };

/** Retry policy by request kind. Others aren't retried ("when retry is configured", ERROR). */
export const retryPolicies = {
  none: { retries: 0, delayMs: 0, factor: 1 },
  /** LIMITS "Answer retries once (1000 ms, factor 2)". */
  answer: { retries: 1, delayMs: 1000, factor: 2 },
  /** LIMITS "Audio: retry 1 attempt at 1000 ms, factor 2". Not added to the answer's retry. */
  audio: { retries: 1, delayMs: 1000, factor: 2 },
  /** LIMITS "retry-processing 2 times". The delay isn't specified, so it's the answer's. */
  retryProcessing: { retries: 2, delayMs: 1000, factor: 2 },
  /** LIMITS "skip once". The delay isn't specified, so it's the answer's. */
  skip: { retries: 1, delayMs: 1000, factor: 2 },
  finish: { retries: 0, delayMs: 0, factor: 1 },
  /** LIMITS "Polling …, up to 2 retries at 1000 ms, backoff 1.5". */
  chatMessagePoll: { retries: 2, delayMs: 1000, factor: 1.5 },
  /** LIMITS "Status refetch …, 1 retry at 500 ms". */
  chatMessageRefetch: { retries: 1, delayMs: 500, factor: 1 },
  /** API user-summaries/update/process: "one retry after 1 s, factor 2". */
  summaryProcess: { retries: 1, delayMs: 1000, factor: 2 },
} as const satisfies Record<string, RetryPolicy>;

export type RetryPolicyName = keyof typeof retryPolicies;

export const requestLimits = {
  retryAfterMaxSeconds: 60,
  timeoutMs: 30_000,
  /** Far above CONV's stale limit: a slow upload may succeed after the list reports a timeout. */
  uploadTimeoutMs: 600_000,
} as const;

export const signInLimits = {
  resendAfterMs: 30_000,
  tooManyMs: 60_000,
} as const;

/** How often a session that started offline is checked, and how long the page's server may take to answer. */
export const sessionCheck = {
  everyMs: 10_000,
  reachMs: 5000,
} as const;

export const cacheLimits = {
  /** LIMITS "API cache 30 s"; also the project fetch (API). */
  apiMs: 30_000,
  /** LIMITS "insight request de-duplication 10 s" and "Cached data key valid 10 seconds". */
  insightsMs: 10_000,
} as const;

export const insightLimits = {
  /** LIMITS "Saved, history and search page size 30". */
  pageSize: 30,
  /** LIMITS "Infinite scroll loads more past 80% scroll". */
  loadsPast: 0.8,
  scrollThrottleMs: 200,
  searchFrom: 3,
  searchDebounceMs: 1000,
  /** LIMITS "Context re-entry debounce 2000 ms". */
  reEntryMs: 2000,
  /** LIMITS "initialization debounce 200 ms". */
  activationDebounceMs: 200,
  /** LIMITS "forced refresh after more than 3 attempts". */
  attempts: 3,
  /** LIMITS "init-service cache 30 s". */
  currentFreshMs: 30_000,
} as const;

export const conversationLimits = {
  pollEveryMs: 5000,
  /** LIMITS polling "cache 2000 ms". A poll within it sends no request. */
  pollCacheMs: 2000,
  /** LIMITS "Status refetch cache 5000 ms". An equal trigger within it sends no request. */
  refetchCacheMs: 5000,
} as const;

export const recordingLimits = {
  /** LIMITS "Audio: keep 3 recordings". */
  maxCount: 3,
  /** CONV and LIMITS "stale timeout 2 minutes". */
  staleMs: 120_000,
  /** CONV "0.1 minute in a quick mode". */
  quickStaleMs: 6000,
  /** Interval for storing audio while recording. A killed browser loses at most 1.5 s. */
  sliceMs: 1000,
  /** Would show as 0:00, so it isn't sent. */
  tooShortMs: 500,
  discardAsksMs: 10_000,
} as const;

/** An answer that is processed for longer gets a notice. */
export const longWorkMs = 20_000;

export const draftMaxWaitMs = 300;

export const savingLimits = {
  /** The text is sent after this pause, or after the longer time during continuous typing. */
  pauseMs: 1500,
  maxWaitMs: 10_000,
  slowMs: 600,
} as const;

export const manuscriptLimits = {
  conflictPauseMs: 2000,
  handOverMs: 2000,
  countEveryMs: 1000,
  snapshotEveryMs: 600_000,
  importBytes: 8_000_000,
  importWordBytes: 20_000_000,
} as const;

export const toastLimits = {
  shown: 1,
  plainMs: 5000,
  /** CONV "dismissed ones are removed after a very long delay". The figure is ours. */
  removeMs: 1_000_000,
} as const;

export const debugLogEntries = 100;

export const viewport = {
  /** LIMITS "Mobile breakpoint 768 px": narrower than this is a phone. */
  mobileBelowPx: 768,
  /** LIMITS "swipe more than 50 px". */
  swipeOverPx: 50,
} as const;

/** LIMITS "Realtime port 443, forced TLS". A build may name a local server instead. */
export const realtimeDefaults = { port: 443, scheme: 'https' } as const;

/** Sends of an answer whose response got lost before it fails. */
export const automaticSends = 8;

/**
 * LIMITS "Error-reporting sampling: traces 100%, session replays 10%, replays on error 100%", by the service's own names.
 */
export const errorReportSampling = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
} as const;

/** When to load what the first screen doesn't need, after the start. */
export const afterStartMs = 2500;
