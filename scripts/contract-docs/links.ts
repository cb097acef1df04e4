/** Addresses inside the site. Redoc's own places are its routes: tag and operation, or channel, in lower case. */
import type { OperationEntry } from './inventory.ts';

export const pages = { index: 'index.html', rest: 'rest.html', events: 'events.html', changelog: 'changelog.html' };

const slug = (name: string): string =>
  encodeURIComponent(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-'),
  );

/** The place of an operation on the REST page. */
export function operationLink({ id, tag }: Pick<OperationEntry, 'id' | 'tag'>): string {
  return tag === null ? pages.rest : `${pages.rest}#/${slug(tag)}/${slug(id)}`;
}

/** The place of a channel, by its id, on the page of the events. */
export function channelLink(channel: string): string {
  return `${pages.events}#/channels/${slug(channel)}`;
}
