import { describe, expect, it } from 'vitest';
import { scenarioProblems } from './check-scenario-texts.ts';

function yaml(description: string, shows: string) {
  return `title: Bad network\ndescription: ${description}\nshows:\n  - ${shows}\n`;
}

describe('scenarioProblems', () => {
  it('reports old phrases in the description and in the shows list', () => {
    expect(scenarioProblems(yaml('The story goes on without a plan.', 'The note was not saved.'))).toEqual([
      expect.stringContaining('“goes on”. Write: continue'),
      expect.stringContaining('“was not saved”. Write: We couldn’t …'),
    ]);
  });

  it('accepts plain English, interview questions and specification texts', () => {
    expect(scenarioProblems(yaml('Tell a story.', 'Who stands at the centre of it?'))).toEqual([]);
    expect(scenarioProblems(yaml('Tell a story.', 'Preparing to process your message...'))).toEqual([]);
  });
});
