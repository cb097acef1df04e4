import type { SceneStatus } from './outline-model.ts';

export const sceneStatusLabels: Readonly<Record<SceneStatus, string>> = {
  idea: 'Idea',
  drafted: 'Drafted',
  revised: 'Revised',
  done: 'Done',
};
