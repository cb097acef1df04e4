import type { IncomingMessage } from 'node:http';

/** Data, not pages: another site can't open these, even in a window of their own. */
const dataPath = /^\/(?:api|sanctum|media|apps|app|__mock\/archive)\//;

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);

function parseHost(host: string): URL | null {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
}

/** Whether it's this server's own name. A site whose name leads to this computer has its own. */
function isOwnHost(host: string, port: number | undefined, anyPort: boolean): boolean {
  const url = parseHost(host);
  return url !== null && loopbackNames.has(url.hostname) && (anyPort || Number(url.port || 80) === port);
}

function isSameHost(address: string, host: string): boolean {
  return URL.canParse(address) && new URL(address).host === parseHost(host)?.host;
}

/** Whether the browser loads a page into a tab, for example after a click on a link. */
function isPageLoad({ method, headers, url = '' }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    !dataPath.test(url)
  );
}

/** What demos and tests need beyond a writer's own server. */
export type OwnRequestOptions = {
  /** The development server and SSH tunnels forward requests with their own port in `Host`. */
  readonly anyPort: boolean;
};

/**
 * The one rule for requests and websockets (docs/security.md): `Host` is this server's name, and `Sec-Fetch-Site`,
 * `Origin` and `Referer` say that its own page sent it, or are missing as in programs. A page load needs only the first.
 * Other ports of this computer are other sites.
 */
export function isOwnRequest(request: IncomingMessage, { anyPort }: OwnRequestOptions): boolean {
  const { host, origin, referer, 'sec-fetch-site': site } = request.headers;
  if (host === undefined || !isOwnHost(host, request.socket.localPort, anyPort)) return false;
  if (isPageLoad(request)) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return [origin, referer].every((address) => address === undefined || isSameHost(address, host));
}
