import { parseUrl } from '#src/lib/parse-url.ts';

/** Path segments of our own URLs: routes, requests and build files. Others may be the writer's. */
const ownSegments = new Set(
  (
    'achievement achievements answer api assets auth avatar broadcasting chat-messages conversation csrf-cookie develop ' +
    'development-insights document edit elements federate finish history images invoices latest login logout magic-link me ' +
    'moodboard name narrative-elements new notes onboard outline pdf process profile projects reconciliations related ' +
    'restore retry sanctum save saved search sections sequences session-chats skip stories subscriptions summaries summary ' +
    'test conversation-engine turns unsave update update_item user user-achievements user-summaries users v1 week-summary ' +
    'write writer'
  ).split(' '),
);

const buildFile = /^\/assets\/[\w.~-]{1,120}\.(?:js|css|woff2)$/;

/**
 * Returns a URL's origin and our own path segments. Masks or drops names, numbers, query and fragment: slugs hold
 * titles, and codes sign people in. Returns an empty string for an invalid URL.
 */
export function addressShape(address: string, base: string = location.href): string {
  const url = parseUrl(address, base);
  if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return '';
  return `${url.origin}${pathShape(url.pathname)}`;
}

function pathShape(path: string): string {
  if (buildFile.test(path)) return path;
  return path
    .split('/')
    .map((part) => (part === '' || ownSegments.has(part) ? part : '*'))
    .join('/');
}

export function getRequestShape(description: string, base: string = location.href): string {
  const [, method, address] = /^(?:([A-Z]{3,7}) )?((?:https?:\/)?\/\S*)$/.exec(description) ?? [];
  if (address === undefined) return '';
  const shape = addressShape(address, base);
  return method === undefined ? shape : `${method} ${shape}`;
}
