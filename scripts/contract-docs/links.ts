/** Links inside the site. Redoc's routes are tag and operation, or channel, in lower case. */
import type { OperationEntry } from './inventory.ts';

export const pages = { index: 'index.html', rest: 'rest.html', events: 'events.html', changelog: 'changelog.html' };

function slug(name: string): string {
  return encodeURIComponent(
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_-]+/gu, '-'),
  );
}

export function operationLink({ id, tag }: Pick<OperationEntry, 'id' | 'tag'>): string {
  return tag === null ? pages.rest : `${pages.rest}#/${slug(tag)}/${slug(id)}`;
}

export function channelLink(channel: string): string {
  return `${pages.events}#/channels/${slug(channel)}`;
}
