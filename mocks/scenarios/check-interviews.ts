import type { EarlierInterview, Scenario, ScriptQuestion } from './scenario.ts';
import type { DataPath, YamlFile } from '#mocks/yaml/yaml-file.ts';

function isElement({ workspace }: Scenario, wanted: string): boolean {
  return workspace.elements.some(({ slug }) => slug === wanted);
}

export function checkChanges(
  scenario: Scenario,
  file: YamlFile,
  place: DataPath,
  changes: ScriptQuestion['changes'] = [],
): void {
  for (const [index, { element }] of changes.entries()) {
    if (element === null || isElement(scenario, element)) continue;
    const where = [...place, 'changes', index, 'element'];
    throw new Error(file.complaint(where, `"${element}" is no element of the workspace.`));
  }
}

function checkSubject(scenario: Scenario, file: YamlFile, place: DataPath, interview: EarlierInterview): void {
  if ('element' in interview) {
    if (isElement(scenario, interview.element)) return;
    throw new Error(file.complaint([...place, 'element'], `"${interview.element}" is no element of the workspace.`));
  }
  if (scenario.library.stories.some(({ id }) => id === interview.story_id)) return;
  throw new Error(file.complaint([...place, 'story_id'], `${interview.story_id} is no story of the library.`));
}

export function checkInterviews(scenario: Scenario, file: YamlFile): void {
  for (const [index, interview] of scenario.library.interviews.entries()) {
    const place = ['interviews', index];
    checkSubject(scenario, file, place, interview);
    for (const [number, { changes }] of interview.messages.entries())
      checkChanges(scenario, file, [...place, 'messages', number], changes);
  }
}
