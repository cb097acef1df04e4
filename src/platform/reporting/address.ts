import { parseUrl } from '#src/lib/parse-url.ts';

/** Words that our own addresses are made of: routes, calls and files of the build. Anything else may be the writer's. */
const words = new Set(
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
 * What an error report may say of an address: its origin and the words of our own in its path. Names, numbers, query and
 * fragment (slugs are made of the writer's titles, a code signs somebody in) become `*` or go. Empty for what is no address.
 * @param base the page's own address, for one without origin
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
    .map((part) => (part === '' || words.has(part) ? part : '*'))
    .join('/');
}

/** `GET /projects/the-salt-road` or an address alone, as `addressShape` lets it through; nothing else. */
export function callShape(description: string, base: string = location.href): string {
  const [, method, address] = /^(?:([A-Z]{3,7}) )?((?:https?:\/)?\/\S*)$/.exec(description) ?? [];
  if (address === undefined) return '';
  const shape = addressShape(address, base);
  return method === undefined ? shape : `${method} ${shape}`;
}
