import type { ReactNode } from 'react';
import { sceneStatusLabels } from '../scene-status-labels.ts';
import type { SceneStatus } from '../outline-model.ts';

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

export function SceneStatusMark({ status }: { status: SceneStatus }) {
  return (
    <span data-status={status}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {shapes[status]}
      </svg>
      {sceneStatusLabels[status]}
    </span>
  );
}
