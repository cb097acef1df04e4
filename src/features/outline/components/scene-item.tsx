import { ArrowDown, ArrowUp, CornerDownRight, Mic, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableHandle } from '#src/ui/sortable/sortable-list.tsx';
import type { OutlineActions } from '../outline-actions.tsx';
import { sceneName, type Scene } from '../outline-model.ts';
import { SceneStatusMark } from './scene-status.tsx';

type Props = {
  scene: Scene;
  /** Number across all parts, from 1. Cards don't show it, so they render less often. */
  number: number | null;
  actions: OutlineActions;
};

export const SceneItem = memo(function SceneItem({ scene, number, actions }: Props) {
  const { id, synopsis, status } = scene;
  const name = sceneName(scene);
  return (
    <article
      className="scene"
      data-as={number === null ? 'card' : 'row'}
      data-bare={synopsis === '' ? '' : undefined}
      aria-label={name}
    >
      <div className="scene-head">
        <span className="scene-grip">
          <SortableHandle id={id} name={name} />
        </span>
        {number !== null && <span className="scene-number">{number}</span>}
        <h3 className="scene-title">
          <button type="button" title={name} onClick={() => actions.edit(id)}>
            {name}
          </button>
        </h3>
        <span className="scene-more">
          <Menu
            label={`More actions for ${name}`}
            items={[
              { label: 'Edit', icon: Pencil, onSelect: () => actions.edit(id) },
              { label: 'Develop', icon: Mic, onSelect: actions.develop },
              { label: 'Move up', icon: ArrowUp, onSelect: () => actions.moveBy(id, -1) },
              { label: 'Move down', icon: ArrowDown, onSelect: () => actions.moveBy(id, 1) },
              { label: 'Move to…', icon: CornerDownRight, onSelect: () => actions.moveTo(id) },
              { label: 'Delete', icon: Trash2, danger: true, onSelect: () => actions.remove(id) },
            ]}
          />
        </span>
      </div>
      {synopsis !== '' && <p className="scene-synopsis">{synopsis}</p>}
      <div className="scene-foot">
        <SceneStatusMark status={status} />
      </div>
    </article>
  );
});
