import { describe, expect, it } from 'vitest';
import { parseProject, parseProjects } from './project-model.ts';

const bare = { id: 14, slug: 'the-salt-road', name: 'The Salt Road' };

describe('parseProject', () => {
  it('returns the category and subtitle on one line, and the image', () => {
    const view = parseProject({ ...bare, category: 'Novel', subtitle: 'She comes home', image: { medium: '/a.webp' } });
    expect(view).toMatchObject({ name: 'The Salt Road', line: 'Novel · She comes home', image: '/a.webp' });
  });

  it('requires only an id and a slug', () => {
    expect(parseProject(bare)).toMatchObject({ line: null, image: null, kinds: [], reconciliation: null });
    expect(parseProject({ id: 14, slug: 'x', name: '  ' })?.name).toBe('Untitled');
    for (const odd of [null, 7, 'x', [], { id: 14 }, { slug: 'x' }, { id: '14', slug: 'x' }])
      expect(parseProject(odd)).toBeNull();
  });

  it('returns each element kind once and skips the names of fixed sections', () => {
    const kind = (plural: unknown, count: unknown = 3) => ({ model_plural: plural, plural_name: 'Kind', count });
    const view = parseProject({
      ...bare,
      element_kinds: [kind('characters'), kind('notes'), kind(7), null, kind('characters', -1)],
    });
    expect(view?.kinds).toEqual([{ plural: 'characters', name: 'Kind', pluralName: 'Kind', count: 0 }]);
  });
});

describe('parseProjects', () => {
  it('returns each project once and skips invalid rows', () => {
    expect(parseProjects([bare, null, { name: 'No id' }, bare]).map(({ slug }) => slug)).toEqual(['the-salt-road']);
    expect(parseProjects({ data: 1 })).toEqual([]);
  });
});
