import { useEffect } from 'react';
import { createStore, useStore } from '#src/ui/store.ts';
import { Desk } from '../desk/desk.ts';

/** The text that is open on this page; there is one at a time. */
const present = createStore<Desk | null>(null);

/** The desk of a project's text for as long as it is on screen; null before it is there. */
export function useDesk(userId: number, project: string): Desk | null {
  const desk = useStore(present);
  useEffect(() => {
    const opened = new Desk(userId, project);
    present.set(opened);
    return () => {
      present.set(null);
      opened.close();
    };
  }, [userId, project]);
  return desk;
}
