import { useSyncExternalStore } from 'react';

type Media = { subscribe: (listener: () => void) => () => void; matches: () => boolean };

/** Every render reads it, so the browser parses each query once. */
const medias = new Map<string, Media>();

function getMedia(query: string): Media {
  const known = medias.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  const media: Media = {
    subscribe: (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => list.matches,
  };
  medias.set(query, media);
  return media;
}

/** Subscribes to a media query. Only for what CSS can't decide. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = getMedia(query);
  return useSyncExternalStore(subscribe, matches);
}
