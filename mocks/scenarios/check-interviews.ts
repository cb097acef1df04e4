import type { EarlierInterview, Scenario, ScriptQuestion } from './scenario.ts';
import type { DataPath, YamlFile } from '#mocks/yaml/yaml-file.ts';

function isElement({ workspace }: Scenario, elementSlug: string): boolean {
  return workspace.elements.some(({ slug }) => slug === elementSlug);
}

export function checkChanges(
  scenario: Scenario,
  file: YamlFile,
  path: DataPath,
  changes: ScriptQuestion['changes'] = [],
): void {
  for (const [index, { element }] of changes.entries()) {
    if (element === null || isElement(scenario, element)) continue;
    const where = [...path, 'changes', index, 'element'];
    throw new Error(file.complaint(where, `"${element}" is no element of the workspace.`));
  }
}

function checkSubject(scenario: Scenario, file: YamlFile, path: DataPath, interview: EarlierInterview): void {
  if ('element' in interview) {
    if (isElement(scenario, interview.element)) return;
    throw new Error(file.complaint([...path, 'element'], `"${interview.element}" is no element of the workspace.`));
  }
  if (scenario.library.stories.some(({ id }) => id === interview.story_id)) return;
  throw new Error(file.complaint([...path, 'story_id'], `${interview.story_id} is no story of the library.`));
}

export function checkInterviews(scenario: Scenario, file: YamlFile): void {
  for (const [index, interview] of scenario.library.interviews.entries()) {
    const path = ['interviews', index];
    checkSubject(scenario, file, path, interview);
    for (const [number, { changes }] of interview.messages.entries())
      checkChanges(scenario, file, [...path, 'messages', number], changes);
  }
}
