import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
  type BrowserOptions,
} from '@sentry/react';
import { errorReportSampling } from '#src/lib/constants.ts';
import { isApiError } from '../api-error.ts';
import { setErrorSink } from '../error-reporting.ts';
import { sanitizeEnvelope } from './door.ts';
import { sanitizeBreadcrumb } from './event.ts';

/** Asked of the library too; that nothing of a writer leaves does not depend on it. */
const nothingOfTheWriter = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
} satisfies BrowserOptions['dataCollection'];

/** Only what is needed, chosen one by one: what the library would add by itself collects headers, the page's address, texts. */
function integrations(): NonNullable<BrowserOptions['integrations']> {
  return [
    dedupeIntegration(),
    linkedErrorsIntegration(),
    breadcrumbsIntegration({ dom: false, fetch: true, history: true, sentry: false, xhr: true }),
    browserTracingIntegration({ linkPreviousTrace: 'off' }),
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // The policy allows no worker made of text; and what leaves is looked at on its way.
      useCompression: false,
      networkCaptureBodies: false,
    }),
  ];
}

/** The settings of the error-reporting service (sampling: section 9). */
export function serviceOptions(dsn: string): BrowserOptions {
  return {
    dsn,
    defaultIntegrations: false,
    integrations: integrations(),
    ...errorReportSampling,
    // One report for each page and its calls, not a stream of single spans.
    traceLifecycle: 'static',
    // No header of the service's goes along with a call to the API.
    tracePropagationTargets: [],
    sendClientReports: false,
    dataCollection: nothingOfTheWriter,
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

/** Starts the service; from now on `reportError` reaches it. A service that cannot be reached is not heard of. */
export function startErrorService(dsn: string): void {
  init(serviceOptions(dsn));
  setErrorSink((error, context) => {
    const call = isApiError(error) ? { operation: error.operationId, kind: error.kind, status: error.status } : {};
    captureException(error, { tags: { ...context, ...call } });
  });
}
