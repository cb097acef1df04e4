import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/react';
import { errorReportSampling } from '#src/lib/constants.ts';
import { isApiError } from '#src/platform/api-error.ts';
import { setErrorSink } from '#src/platform/error-reporting.ts';
import { sanitizeEnvelope } from './envelope-filter.ts';
import { sanitizeBreadcrumb, sanitizeEvent } from './event.ts';

const nothingOfTheWriter = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
} satisfies BrowserOptions['dataCollection'];

/** Chosen individually: the defaults collect headers, the page's URL and text. */
function integrations(): NonNullable<BrowserOptions['integrations']> {
  return [
    dedupeIntegration(),
    // Applies `allowUrls`.
    eventFiltersIntegration(),
    linkedErrorsIntegration(),
    breadcrumbsIntegration({ dom: false, fetch: true, history: true, sentry: false, xhr: true }),
    browserTracingIntegration({ linkPreviousTrace: 'off' }),
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // The CSP forbids workers made from text, and our filter reads the data.
      useCompression: false,
      networkCaptureBodies: false,
    }),
  ];
}

/** Only errors of code from `pageOrigin` are reported, not those of browser extensions. */
export function serviceOptions(dsn: string, pageOrigin: string): BrowserOptions {
  return {
    dsn,
    defaultIntegrations: false,
    integrations: integrations(),
    ...errorReportSampling,
    // Sends a report per page, not a stream of spans.
    traceLifecycle: 'static',
    // API requests don't carry the service's headers.
    tracePropagationTargets: [],
    sendClientReports: false,
    dataCollection: nothingOfTheWriter,
    allowUrls: [pageOrigin],
    beforeSend: sanitizeEvent,
    beforeBreadcrumb: (breadcrumb) => sanitizeBreadcrumb(breadcrumb)[0] ?? null,
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return {
        ...transport,
        send: (envelope) => {
          const clean = sanitizeEnvelope(envelope);
          return clean === null ? Promise.resolve({}) : transport.send(clean);
        },
      };
    },
  };
}

export function startErrorService(dsn: string): void {
  init(serviceOptions(dsn, location.origin));
  setErrorSink((error, context) => {
    const operationTags = isApiError(error)
      ? { operation: error.operationId, kind: error.kind, status: error.status }
      : {};
    captureException(error, { tags: { ...context, ...operationTags } });
  });
}
