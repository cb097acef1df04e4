import type { LargeAccount } from '#mocks/large-account/large-account.ts';
import { getChoices, getTemplateSlots } from '#mocks/large-account/template-filler.ts';
import { newSlug } from '#mocks/workspace/slugs.ts';
import { checkImages } from './check-images.ts';
import type { WorkspaceData } from './workspace-data.ts';
import type { DataPath, YamlFile } from '#mocks/yaml/yaml-file.ts';

const fixedSlots = new Set(['name', 'element']);

function checkSlots(file: YamlFile, vocabulary: LargeAccount['words']): void {
  const choices = new Map(Object.entries(vocabulary).map(([name, entry]) => [name, getChoices(entry).length]));
  const visit = (value: unknown, path: DataPath): void => {
    if (typeof value === 'string') {
      for (const { name, number } of getTemplateSlots(value)) {
        const available = fixedSlots.has(name) ? 1 : (choices.get(name) ?? 0);
        if (available === 0) throw new Error(file.complaint(path, `nothing is known that stands for "{${name}}".`));
        if (number > available) throw new Error(file.complaint(path, `there are fewer than ${number} of "{${name}}".`));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  visit(file.data, []);
}

/** Checks that everything an archive names exists, which the schema can't. Throws with file, line and reason. */
export function checkArchive(file: YamlFile, workspace: WorkspaceData): void {
  const { words, works, insights, largest } = file.data as LargeAccount;
  checkSlots(file, words);
  checkImages(file);
  const refuse = (path: DataPath, reason: string): never => {
    throw new Error(file.complaint(path, reason));
  };
  if (works.projects > works.names.length) refuse(['works', 'projects'], 'is more than there are names.');
  const slugs = works.names.slice(0, works.projects).map(({ name }) => newSlug(name, () => false));
  if (!slugs.includes(largest.project)) refuse(['largest', 'project'], `"${largest.project}" is no project of these.`);
  const { one, others } = insights;
  if (!workspace.elements.some(({ slug, project_slug }) => slug === one.element && project_slug === one.project))
    refuse(['insights', 'one', 'element'], `"${one.element}" is no element of "${one.project}".`);
  if (one.saved > one.count) refuse(['insights', 'one', 'saved'], 'is more than there are insights.');
  if (others.elements > works.projects) refuse(['insights', 'others', 'elements'], 'is more than there are projects.');
}
