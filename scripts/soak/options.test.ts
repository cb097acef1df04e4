import { describe, expect, it } from 'vitest';
import { parseSoakOptions, soakParts } from './options.ts';

function parse(line: string) {
  return parseSoakOptions(line === '' ? [] : line.split(' '), 42);
}

describe('soak test options', () => {
  it('runs all parts with the new seed by default', () => {
    expect(parse('')).toEqual({ seed: 42, rounds: 10, parts: soakParts });
  });

  it("accepts an earlier run's seed, a number of rounds and parts", () => {
    expect(parse('--seed 7 --rounds 3')).toEqual({ seed: 7, rounds: 3, parts: soakParts });
    expect(parse('walks properties --seed=0')).toEqual({ seed: 0, rounds: 10, parts: ['properties', 'walks'] });
  });

  it('shows its usage on request', () => {
    expect(parse('--help')).toBeNull();
  });

  it.each([
    ['--seed abc', '--seed: expected a whole number from 0 to 2147483647, got "abc".'],
    ['--seed 2147483648', '--seed: expected a whole number from 0 to 2147483647, got "2147483648".'],
    ['--rounds 0', '--rounds: expected a whole number from 1 to 1000, got "0".'],
    ['--rounds many', '--rounds: expected a whole number from 1 to 1000, got "many".'],
    ['walk', 'Unknown part: walk. The parts are properties, walks, mutants, browser.'],
    ['--sed 7', "Unknown option '--sed'"],
    ['--seed', "Option '--seed <value>' argument missing"],
    ['--seed -7', "Option '--seed' argument is ambiguous"],
  ])('rejects "%s" and explains why', (line, message) => {
    expect(() => parse(line)).toThrow(message);
  });
});
