import { useCallback, useMemo } from 'react';
import { sceneIn } from './outline-changes.ts';
import { outlineLists } from './outline-lists.ts';
import { type Part, sceneName } from './outline-model.ts';

export function useOutlineLists(parts: readonly Part[]): {
  lists: ReturnType<typeof outlineLists>;
  getItemName: (id: string) => string;
} {
  const lists = useMemo(() => outlineLists(parts), [parts]);
  const getItemName = useCallback(
    (id: string) => {
      const scene = sceneIn(parts, id);
      return scene === undefined ? '' : sceneName(scene);
    },
    [parts],
  );
  return { lists, getItemName };
}
