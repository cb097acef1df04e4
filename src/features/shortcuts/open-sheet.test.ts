import { describe, expect, it } from 'vitest';
import { shortcutGroups, shortcutsHere } from './open-sheet.tsx';

const all = shortcutGroups.flatMap(({ shortcuts }) => shortcuts);

describe('the list of shortcuts', () => {
  it('names each shortcut once', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it('marks every single-key shortcut except Escape and keys on a handle', () => {
    const letters = all.filter(
      ({ keys: [first, ...more] }) => first?.length === 1 && !/[↑↓]/.test(first) && more.length === 0,
    );
    expect(letters.filter(({ single }) => single !== true)).toEqual([]);
    expect(letters.map(({ keys }) => keys.join(''))).toEqual(['R', 'P', '[', ']', '?']);
  });
});

describe('the shortcuts of a screen', () => {
  it('lists global shortcuts and those whose target is on the screen', () => {
    expect([...shortcutsHere(() => false, true)]).toEqual(['Jump to anything', 'Show this list']);
    expect(shortcutsHere((selector) => selector.includes('"R"'), true)).toContain('Start recording');
    expect(shortcutsHere(() => true, true).size).toBe(all.length);
  });

  it("omits single-key shortcuts once they're switched off", () => {
    const here = shortcutsHere(() => true, false);
    expect(here).not.toContain('Start recording');
    expect(here).not.toContain('Show this list');
    expect(here).toContain('Discard recording');
    expect(here).toContain('Jump to anything');
  });
});
