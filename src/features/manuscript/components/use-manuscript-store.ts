import { useEffect } from 'react';
import { createStore, useStore } from '#src/ui/store.ts';
import { ManuscriptStore } from '../store/manuscript-store.ts';

const present = createStore<ManuscriptStore | null>(null);

export function useManuscriptStore(userId: number, project: string): ManuscriptStore | null {
  const store = useStore(present);
  useEffect(() => {
    const opened = new ManuscriptStore(userId, project);
    present.set(opened);
    return () => {
      present.set(null);
      opened.close();
    };
  }, [userId, project]);
  return store;
}
