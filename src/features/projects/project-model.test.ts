import { describe, expect, it } from 'vitest';
import { emptyEntity } from '#src/api/testing/examples.ts';
import { toProject, toProjects } from './project-model.ts';

describe('toProject', () => {
  it('returns the category and subtitle on one line, and the image', () => {
    const project = emptyEntity('Project', {
      category: 'Novel',
      subtitle: 'She comes home',
      image: { medium: '/a.webp' },
    });
    expect(toProject(project)).toMatchObject({
      name: 'The Salt Road',
      line: 'Novel · She comes home',
      image: '/a.webp',
    });
  });

  it('names a project without a name, and refuses one without a slug', () => {
    expect(toProject(emptyEntity('Project', { name: '  ' }))).toMatchObject({
      name: 'Untitled',
      line: null,
      image: null,
    });
    expect(toProject(emptyEntity('Project', { slug: '' }))).toBeNull();
  });

  it('returns each element kind once and skips the names of fixed sections', () => {
    const kind = (model_plural: string, count = 3) => ({ model_plural, name: ' ', plural_name: 'Kind', count });
    const element_kinds = [kind('characters'), kind('notes'), kind(''), kind('characters', 0)];
    expect(toProject(emptyEntity('Project', { element_kinds }))?.kinds).toEqual([
      { plural: 'characters', name: 'Kind', pluralName: 'Kind', count: 0 },
    ]);
  });
});

describe('toProjects', () => {
  it('returns each project with a slug once', () => {
    const projects = [emptyEntity('Project'), emptyEntity('Project', { slug: '' }), emptyEntity('Project')];
    expect(toProjects(projects).map(({ slug }) => slug)).toEqual(['the-salt-road']);
  });
});
