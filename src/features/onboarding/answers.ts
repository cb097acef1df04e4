import type { User } from '#src/api/generated/types.ts';
import { trimmed, trimmedTexts } from '#src/lib/display-values.ts';

export type Answers = {
  readonly firstName: string;
  readonly lastName: string;
  /** On by default. */
  readonly receiveEmails: boolean;
  readonly formats: readonly string[];
  readonly genres: readonly string[];
  readonly working: string;
};

export function getSavedAnswers(user: User | undefined): Answers {
  const [firstName = '', ...rest] = trimmed(user?.name)?.split(/\s+/u) ?? [];
  return {
    firstName,
    lastName: rest.join(' '),
    receiveEmails: true,
    formats: trimmedTexts(user?.data?.formats ?? []),
    genres: trimmedTexts(user?.data?.genres ?? []),
    working: '',
  };
}

export function isSameName(answers: Answers, saved: Answers): boolean {
  return (
    answers.firstName.trim() === saved.firstName &&
    answers.lastName.trim() === saved.lastName &&
    answers.receiveEmails === saved.receiveEmails
  );
}

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  receiveEmails: 'Receive emails',
  formats: 'Formats',
  genres: 'Genres',
  working: 'Working on',
} as const satisfies Record<keyof Answers, string>;

const fields = Object.keys(labels) as (keyof Answers)[];

function formatAnswer(answer: Answers[keyof Answers]): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : answer.join('; ');
}

/** Formats unsaved answers as readable text for a draft, one line each. Empty if all are saved. */
export function formatAnswersDraft(answers: Answers, saved: Answers): string {
  return fields
    .filter((field) => formatAnswer(answers[field]) !== formatAnswer(saved[field]))
    .map((field) => `${labels[field]}: ${formatAnswer(answers[field])}`)
    .join('\n');
}

function valueIn(text: string, field: keyof Answers, rest = false): string | undefined {
  const start = `${labels[field]}: `;
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(start));
  if (at === -1) return undefined;
  const value = lines.slice(at, rest ? undefined : at + 1).join('\n');
  return value.slice(start.length);
}

function listIn(text: string | undefined): readonly string[] | undefined {
  return text?.split(';').flatMap((part) => trimmed(part) ?? []);
}

export function parseAnswersDraft(text: string): Partial<Answers> {
  const workingLabel = new RegExp(`^${labels.working}: `, 'mu');
  const short = text.slice(0, workingLabel.exec(text)?.index);
  const emails = valueIn(short, 'receiveEmails');
  const parsed = {
    firstName: valueIn(short, 'firstName'),
    lastName: valueIn(short, 'lastName'),
    receiveEmails: emails === undefined ? undefined : emails !== 'no',
    formats: listIn(valueIn(short, 'formats')),
    genres: listIn(valueIn(short, 'genres')),
    working: valueIn(text, 'working', true),
  };
  return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
}
