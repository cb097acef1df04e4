import type { SceneStatus } from './outline-view.ts';

/** The words of the statuses. */
export const sceneStatusLabels: Readonly<Record<SceneStatus, string>> = {
  idea: 'Idea',
  drafted: 'Drafted',
  revised: 'Revised',
  done: 'Done',
};
