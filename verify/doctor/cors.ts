import type { BackendRequest } from '#verify/backend/backend.ts';
import { getHeaderValues } from '#mocks/proxy/headers.ts';
import { reportSetupProblem, type DoctorContext } from './doctor-context.ts';

/** Headers that need CORS permission. */
const sent = ['authorization', 'content-type', 'x-xsrf-token', 'x-socket-id'] as const;

/**
 * Checks whether a page on another host may use the API. Preflight and response must name the page and allow cookies.
 */
export async function allowPage(patient: DoctorContext, page: string): Promise<void> {
  const target = '/api/v1/auth/login';
  const request: BackendRequest = {
    method: 'OPTIONS',
    target,
    anonymous: true,
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': sent.join(','),
    },
  };
  // Preflights aren't in the contract.
  const reply = await patient.anonymous.send(request);
  const header = (name: string): string => getHeaderValues(reply.exchange.response?.headers ?? [], name).join(',');
  const origin = header('access-control-allow-origin');
  const allowed = header('access-control-allow-headers').toLowerCase();
  const missing = sent.filter((name) => !allowed.split(/[\s,]+/).includes(name));
  const subject = { operation: 'authLogin', status: reply.status };
  if (origin !== page || header('access-control-allow-credentials') !== 'true') {
    const originText = origin === '' ? "doesn't allow any origin" : `allows ${origin}`;
    reportSetupProblem(patient, reply, {
      subject,
      text: `Browsers on ${page} can't send requests with cookies: the preflight response ${originText}.`,
      hint: `In config/cors.php, add api/* and sanctum/csrf-cookie to paths, add ${page} to allowed_origins and set supports_credentials to true.`,
    });
    return;
  }
  if (missing.length > 0) {
    reportSetupProblem(patient, reply, {
      subject,
      text: `Browsers on ${page} can't send ${missing.join(', ')}: the preflight response doesn't allow it.`,
      hint: "In config/cors.php, set 'allowed_headers' => ['*'].",
    });
    return;
  }
  patient.log(`accepts requests from ${page}`);
}
