import type { MockResponse } from '#mocks/prism/validator.ts';

export function refusal(status: number, message: string): MockResponse {
  return { status, body: { message } };
}

export const unauthenticated = refusal(401, 'Unauthenticated.');
export const csrfMismatch = refusal(419, 'CSRF token mismatch.');
export const serverError = refusal(500, 'Server Error');
/** The disk is full or broken. The client can send the request again. */
export const notSaved = refusal(503, 'This couldn’t be saved. Try again.');
/** The client checks the type. */
export const trialExceeded: MockResponse = {
  status: 402,
  body: { message: 'Your free trial has ended.', error: { type: 'trial_exceeded_error' } },
};
export const tooLarge = refusal(413, 'The POST data is too large.');

const messages: Readonly<Record<number, string>> = {
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  413: 'The POST data is too large.',
  419: 'CSRF token mismatch.',
  429: 'Too Many Attempts.',
  503: 'Service Unavailable',
};

/** Returns a fault's response. Below 400 it has no body. */
export function faultResponse(status: number): MockResponse {
  if (status < 400) return { status };
  const message = messages[status] ?? (status >= 500 ? 'Server Error' : '');
  if (status === 402) return trialExceeded;
  if (status === 422) return invalid({ fault: ['The given data was invalid.'] });
  return { ...refusal(status, message), ...(status === 429 && { headers: { 'Retry-After': '30' } }) };
}

export function noRoute(path: string): MockResponse {
  return refusal(404, `The route ${path.replace(/^\//, '')} could not be found.`);
}

export function wrongMethod(method: string, path: string, allowed: readonly string[]): MockResponse {
  return {
    ...refusal(
      405,
      `The ${method} method is not supported for route ${path.replace(/^\//, '')}. Supported methods: ${allowed.join(', ')}.`,
    ),
    headers: { Allow: allowed.join(', ') },
  };
}

/** A 422 with the first text and the others' count. */
export function invalid(errors: Readonly<Record<string, readonly string[]>>): MockResponse {
  const texts = Object.values(errors).flat();
  const more = texts.length - 1;
  const rest = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  return { status: 422, body: { message: `${texts[0] ?? 'The given data was invalid.'}${rest}`, errors } };
}
