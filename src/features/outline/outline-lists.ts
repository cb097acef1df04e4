import type { SortableListModel } from '#src/ui/sortable/sortable-position.ts';
import { partName, type Part } from './outline-model.ts';

export function outlineLists(parts: readonly Part[]): readonly SortableListModel[] {
  return parts.map((part, index) => ({
    id: part.id,
    name: partName(part, index),
    items: part.scenes.map(({ id }) => id),
  }));
}
