import { ArrowDown, ArrowUp, CornerDownRight, Mic, Pencil, Trash } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SortableHandle } from '#src/ui/sortable/sortable-list.tsx';
import type { OutlineActions } from '../outline-actions.tsx';
import { sceneName, type Scene, type SceneStatus, sceneStatusLabels } from '../outline-model.ts';

const ring = <circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const shapes: Readonly<Record<SceneStatus, ReactNode>> = {
  idea: <circle cx="6" cy="6" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 2.1" />,
  drafted: (
    <>
      {ring}
      <path d="M6 .75a5.25 5.25 0 0 1 0 10.5z" fill="currentColor" />
    </>
  ),
  revised: (
    <>
      {ring}
      <path d="M6 6V.75A5.25 5.25 0 1 1 .75 6z" fill="currentColor" />
    </>
  ),
  done: (
    <>
      <circle cx="6" cy="6" r="6" fill="currentColor" />
      <path d="m3.4 6.1 1.8 1.8 3.4-3.7" fill="none" stroke="var(--glyph-hole)" strokeWidth="1.5" />
    </>
  ),
};

function SceneStatusMark({ status }: { status: SceneStatus }) {
  return (
    <span data-status={status}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {shapes[status]}
      </svg>
      {sceneStatusLabels[status]}
    </span>
  );
}

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
          <SortableHandle name={name} />
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
              { label: 'Delete', icon: Trash, danger: true, onSelect: () => actions.remove(id) },
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
