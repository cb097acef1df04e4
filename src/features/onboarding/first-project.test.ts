import { describe, expect, it } from 'vitest';
import { describeProject, describeWriting, firstProject, formsOffered, sameProject } from './first-project.ts';

const idea =
  'A lamplighter’s daughter keeps one street dark on purpose, and nobody in the town asks her whom she is hiding there.';

describe('first project from the answer to "What are you working on?"', () => {
  it.each([
    ['The Salt Road', 'The Salt Road', null],
    ['  “The Salt Road”.  ', 'The Salt Road', null],
    [
      'The Salt Road\n\nA daughter comes home\nto sell the house.',
      'The Salt Road',
      'A daughter comes home to sell the house.',
    ],
    [idea, 'A lamplighter’s daughter keeps one street dark on purpose…', idea],
    ['???', '???', null],
  ])('turns %j into the project "%s"', (working, name, subtitle) => {
    expect(firstProject(working, ['Novel', 'Memoir'])).toEqual({ name, subtitle, category: null });
  });

  it('uses the only form as the category and limits the length of fields', () => {
    expect(firstProject('The Salt Road', ['Novel'])?.category).toBe('Novel');
    const long = firstProject('😀'.repeat(900), ['x'.repeat(90)]);
    expect(long?.name.length).toBeLessThanOrEqual(60);
    expect(long?.subtitle?.length).toBeLessThanOrEqual(300);
    expect(long?.category?.length).toBeLessThanOrEqual(60);
    expect(long?.name.isWellFormed()).toBe(true);
  });

  it('returns null for a blank answer', () => {
    expect(firstProject(' \n ', [])).toBeNull();
  });

  it('finds an existing project by its name', () => {
    const projects = [{ name: 'Winter Quarters' }, { name: 'The Salt Road ' }];
    expect(sameProject(projects, { name: 'the salt road', category: null, subtitle: null })).toBe(projects[1]);
    expect(sameProject(projects, { name: 'Salt', category: null, subtitle: null })).toBeNull();
  });
});

describe('summary line above the next onboarding question', () => {
  it("repeats the writer's answers so far", () => {
    expect(describeProject('The Salt Road', ['Novel'])).toBe('You’re working on The Salt Road, a novel.');
    expect(describeProject('The Salt Road', [])).toBe('You’re working on The Salt Road.');
    expect(describeProject('', ['Novel'])).toBe('Your first answer will tell us what you’re working on.');
    expect(describeWriting(['Novel', 'Short story', 'Poetry'], ['Drama'])).toBe(
      'You write novels, short stories and poetry.',
    );
    expect(describeWriting([], ['Science fiction'])).toBe('You write science fiction.');
    expect(describeWriting(formsOffered([]), [])).toBe('You write novels, short stories, screenplays and more.');
    expect(describeWriting([], [])).toBeNull();
  });

  it('offers forms that the writer chose elsewhere after the usual ones', () => {
    expect(formsOffered(['Libretto', 'Novel']).at(-1)).toBe('Libretto');
  });
});
