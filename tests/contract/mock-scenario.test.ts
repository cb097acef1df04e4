import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBroadcasts } from '#mocks/contract/broadcasts.ts';
import { readOpenApi } from '#mocks/contract/contract-documents.ts';
import type { Scenario } from '#mocks/model/scenario.ts';
import { loadScenario } from '#mocks/scenarios/load-scenario.ts';

const contract = {
  document: readOpenApi(),
  operationIds: new Set(['chatMessageAnswer', 'storyList']),
  broadcasts: createBroadcasts,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamplight-'));
  cpSync('mocks/scenarios/first-story', folder, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Loads the scenario after one change, which must match. Returns `line: reason` for each problem. */
function loadChanged(file: string, from: string, to: string): string {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
  expect(text).toContain(from);
  try {
    loadScenario(folder, contract);
    return 'loaded';
  } catch (error) {
    const [, refusedFile, rest] = /([\w-]+\.yaml):(.*)$/s.exec((error as Error).message) ?? [];
    expect(refusedFile).toBe(file);
    return rest ?? '';
  }
}

function findLine(file: string, text: string): number {
  return (
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}

describe('first-story scenario', () => {
  let scenario: Scenario;
  beforeEach(() => {
    scenario = loadScenario(folder, contract);
  });

  it('asks six questions with their own audio and includes every insight type and form', () => {
    expect(scenario.script.map(({ slug }) => slug)).toEqual([
      'the-idea',
      'the-one',
      'the-place',
      'the-name',
      'the-lie',
      'the-turn',
    ]);
    for (const { sound } of scenario.script) expect(scenario.sounds.get(sound ?? '')).toMatch(/^\/media\/questions\//);
    const insights = scenario.script.flatMap((question) => question.insights);
    expect(new Set(insights.map(({ type }) => type)).size).toBe(7);
    const blocks = insights.flatMap(({ content }) => (Array.isArray(content) ? content : [content]));
    const forms = new Set(blocks.map((block) => (typeof block === 'string' ? 'text' : block?.type)));
    expect(forms).toEqual(new Set(['text', 'quote', 'bullet_points', 'subtitle']));
  });

  it('takes four to six seconds to process an answer', () => {
    const { transcribe, process, insights, question } = scenario.timings;
    const typed = process + insights + question;
    expect(typed).toBeGreaterThanOrEqual(4000);
    expect(typed + transcribe).toBeLessThanOrEqual(6000);
  });

  it('has three questions per other conversation kind and insights for projects and elements', () => {
    const { elements = {}, ...kinds } = scenario.conversations;
    for (const questions of [...Object.values(kinds), ...Object.values(elements)]) expect(questions).toHaveLength(3);
    for (const questions of [kinds.project, kinds.element, ...Object.values(elements)]) {
      for (const { slug, insights } of questions) expect(insights.length, slug).toBeGreaterThan(0);
    }
  });

  it('has enough free-play questions for more than twenty turns', () => {
    expect(scenario.free_play.stems.length).toBeGreaterThanOrEqual(24);
  });
});

describe('scenario validation', () => {
  it.each([
    ['a figure out of range', 'library.yaml', ['percent: 62', 'percent: 162'], ['percent: 162', 'must be <= 100']],
    [
      'a missing field',
      'library.yaml',
      ['  email: demo@lamplight.test\n', ''],
      ['user:', "must have required property 'email'"],
    ],
    ['a misspelt field', 'library.yaml', ['genres: [H', 'genre: [H'], ['genre: [', 'genre is not known here']],
    ['a lost picture', 'library.yaml', ['cover-winter', 'cover-summer'], ['cover-summer', 'is no picture there is']],
    ['a lost story', 'library.yaml', ['story_id: 21', 'story_id: 99'], ['story_id: 99', '99 is no story']],
    ['an unknown kind', 'script.yaml', ['type: development_tip', 'type: horoscope'], ['horoscope', 'must be equal to']],
    ['an unknown sound', 'script.yaml', ['sound: the-idea', 'sound: the-ideas'], ['the-ideas', 'is no sound']],
    ['a sound of another text', 'script.yaml', ['Tell it the', 'Say it the'], ['sound: the-idea', 'says another text']],
    [
      'an unknown operation',
      'scenario.yaml',
      ['[]', '[{ operation_id: lost, times: 1 }]'],
      ['faults:', '"lost" is no'],
    ],
    ['a lost element', 'conversations.yaml', ['mara-ellery:', 'mara:'], ['mara:', '"mara" is no element']],
    [
      'a change of a lost element',
      'conversations.yaml',
      ['fact: Believes', 'changes: [{ element: nobody, field: Age, now: Forty }]'],
      ['element: nobody', '"nobody" is no element of the workspace'],
    ],
    [
      'a change that says nothing new',
      'conversations.yaml',
      ['fact: Believes', 'changes: [{ element: mara-ellery, field: Age }]'],
      ['field: Age }', "must have required property 'now'"],
    ],
    [
      'an interview about a lost element',
      'library.yaml',
      ['story_id: 21', 'element: mara'],
      ['element: mara', '"mara" is no element of the workspace'],
    ],
    [
      'a name where there is none',
      'conversations.yaml',
      ['What do you do at the desk', 'What does {element} do at the desk'],
      ['What does {element} do', 'nothing is known that stands for "{element}"'],
    ],
    [
      'a question twice',
      'conversations.yaml',
      ['slug: the-brother', 'slug: the-belief # again'],
      ['# again', '"the-belief" stands here twice'],
    ],
    [
      'a kind that there is none of',
      'conversations.yaml',
      ['summary:\n', 'synopsis:\n'],
      ['synopsis:', 'synopsis is not known here.'],
    ],
    [
      'a text whose comma begins another field',
      'conversations.yaml',
      ["'Our deeds determine us, as much as we determine our deeds.'", 'Our deeds determine us, as much as we do'],
      ['Our deeds', 'is not known here.'],
    ],
    ['no YAML', 'scenario.yaml', ['seed: lamplight', 'seed: {'], ['written_at', '']],
    [
      'nothing to quote',
      'free-play.yaml',
      ['“{phrase}”. What is the s', 'What is the s'],
      ['You wrote What', 'pattern'],
    ],
  ] as const)('reports file, line and reason for %s', (_what, file, [from, to], [at, reason]) => {
    const refusal = loadChanged(file, from, to);
    expect(refusal).toContain(reason);
    expect(Number(refusal.split(':')[0])).toBe(findLine(file, at));
  });

  it('loads a valid scenario with a prepared fault', () => {
    expect(loadChanged('scenario.yaml', 'faults: []', 'faults: [{ operation_id: storyList, times: 2 }]')).toBe(
      'loaded',
    );
  });

  it('rejects a fault whose example is unknown and names the known ones', () => {
    const fault = '{ operation_id: storyList, times: 2, example: lost }';
    expect(loadChanged('scenario.yaml', 'faults: []', `faults: [${fault}]`)).toMatch(
      /^26: faults\.0\.example The contract has no example "lost" of storyList\. Known: .*empty/,
    );
  });
});

describe('archive validation', () => {
  beforeEach(() => {
    cpSync('mocks/scenarios/long-time-writer', folder, { recursive: true });
    for (const name of ['library', 'script', 'conversations', 'free-play']) rmSync(join(folder, `${name}.yaml`));
  });

  it.each([
    [
      'a word that stands nowhere',
      ['Let the {thing} {happening}', 'Let the {thing} {befall}'],
      ['{befall}', '"{befall}"'],
    ],
    ['more of a word than there are', ["'{doubt:2}'", "'{doubt:9}'"], ['{doubt:9}', 'fewer than 9']],
    ['an unknown kind', ['type: common_tropes', 'type: omens'], ['omens', 'must be equal to']],
    ['a misspelt field', ['others: {', 'other: {'], ['other: {', 'other is not known here']],
    ['a wrong figure', ['pictures: 300', 'pictures: 0'], ['pictures: 0', 'must be >= 1']],
    ['more projects than names', ['projects: 37', 'projects: 370'], ['projects: 370', 'more than there are names']],
    ['a lost element', ['element: mara-ellery', 'element: mara'], ['element: mara', '"mara" is no element']],
    ['a lost project', ['project: the-lamplighters', 'project: the-lamp'], ['project: the-lamp', 'is no project']],
    ['a lost picture', ['cover-tide', 'cover-tides'], ['cover-tides', 'is no picture there is']],
  ] as const)('reports file, line and reason for %s', (_what, [from, to], [at, reason]) => {
    const refusal = loadChanged('large-account.yaml', from, to);
    expect(refusal).toContain(reason);
    expect(Number(refusal.split(':')[0])).toBe(findLine('large-account.yaml', at));
  });

  it('rejects a scenario that is based on an unknown one', () => {
    expect(loadChanged('scenario.yaml', 'like: first-story', 'like: second-story')).toContain('"second-story" is no');
  });
});
