/** Statuses without a body: a Response with a body throws. */
const bodiless = new Set([204, 205, 304]);

function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.trim().split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  return headers;
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = readHeaders(request.getAllResponseHeaders());
  return new Response(bodiless.has(status) ? null : responseText, { status, statusText, headers });
}

function follow(request: XMLHttpRequest, onProgress: (sent: number) => void): void {
  onProgress(0);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
}

/**
 * Sends a request by XMLHttpRequest, which reports upload progress (0 to 1), unlike fetch. Rejects like fetch:
 * TypeError without a response, the signal's reason when aborted.
 */
export async function sendUpload(sent: Request, onProgress: (sent: number) => void): Promise<Response> {
  const { url, method, headers, signal } = sent;
  const body = await sent.blob();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const onAbort = (): void => request.abort();
    const settle = (end: () => void) => (): void => {
      signal.removeEventListener('abort', onAbort);
      end();
    };
    const fail = settle(() => reject(new TypeError('Failed to upload')));
    const done = settle(() => {
      // It can't refuse redirects, only report them; the response isn't the API's.
      if (request.responseURL !== '' && request.responseURL !== url) reject(new TypeError('Redirected'));
      else resolve(toResponse(request));
    });
    request.addEventListener('load', done);
    request.addEventListener('error', fail);
    request.addEventListener(
      'abort',
      settle(() => reject(signal.reason as Error)),
    );
    follow(request, onProgress);
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    signal.addEventListener('abort', onAbort);
    request.send(body);
  });
}
