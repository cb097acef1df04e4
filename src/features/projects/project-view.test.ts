import { describe, expect, it } from 'vitest';
import { parseProject, parseProjects } from './project-view.ts';

const bare = { id: 14, slug: 'the-salt-road', name: 'The Salt Road' };

describe('a project', () => {
  it('is shown with category and subtitle as one line, and with its picture', () => {
    const view = parseProject({ ...bare, category: 'Novel', subtitle: 'She comes home', image: { medium: '/a.webp' } });
    expect(view).toMatchObject({ name: 'The Salt Road', line: 'Novel · She comes home', image: '/a.webp' });
  });

  it('needs an id and a slug, and nothing else', () => {
    expect(parseProject(bare)).toMatchObject({ line: null, image: null, kinds: [], reconciliation: null });
    expect(parseProject({ id: 14, slug: 'x', name: '  ' })?.name).toBe('Untitled');
    for (const odd of [null, 7, 'x', [], { id: 14 }, { slug: 'x' }, { id: '14', slug: 'x' }])
      expect(parseProject(odd)).toBeNull();
  });

  it('has each kind of element once, and none that is named as a fixed section', () => {
    const kind = (plural: unknown, count: unknown = 3) => ({ model_plural: plural, plural_name: 'Kind', count });
    const view = parseProject({
      ...bare,
      element_kinds: [kind('characters'), kind('notes'), kind(7), null, kind('characters', -1)],
    });
    expect(view?.kinds).toEqual([{ plural: 'characters', name: 'Kind', pluralName: 'Kind', count: 0 }]);
  });
});

describe('a list of projects', () => {
  it('holds each project once and skips what is none', () => {
    expect(parseProjects([bare, null, { name: 'No id' }, bare]).map(({ slug }) => slug)).toEqual(['the-salt-road']);
    expect(parseProjects({ data: 1 })).toEqual([]);
  });
});
