import type { RichDoc } from '#src/lib/rich-text.ts';
import { readTurns } from './queries.ts';
import type { toInterview } from './story-text.ts';

type InterviewSource = {
  readonly name: string;
  readonly kinds: readonly ('word' | 'markdown')[];
  readonly contents: readonly 'interview'[];
  readonly toDoc: (kind: unknown, options: Parameters<typeof toInterview>[2]) => Promise<RichDoc>;
};

/** A conversation's questions and answers, to export and print. */
export function getInterviewSource(sessionChatId: number, title: string): InterviewSource {
  return {
    name: title,
    kinds: ['word', 'markdown'],
    contents: ['interview'],
    toDoc: async (_kind, options) => {
      const text = await import('./story-text.ts');
      return text.toInterview(title, await readTurns([sessionChatId]), options);
    },
  };
}
