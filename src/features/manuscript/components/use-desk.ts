import { useEffect } from 'react';
import { createStore, useStore } from '#src/ui/store.ts';
import { ManuscriptStore } from '../desk/desk.ts';

/** The text that is open on this page; there is one at a time. */
const present = createStore<ManuscriptStore | null>(null);

/** The desk of a project's text for as long as it is on screen; null before it is there. */
export function useManuscriptStore(userId: number, project: string): ManuscriptStore | null {
  const desk = useStore(present);
  useEffect(() => {
    const opened = new ManuscriptStore(userId, project);
    present.set(opened);
    return () => {
      present.set(null);
      opened.close();
    };
  }, [userId, project]);
  return desk;
}
