import type { User } from '#src/contract/generated/model/index.ts';
import { asText, asTexts } from '#src/lib/decode.ts';

export type Answers = {
  readonly firstName: string;
  readonly lastName: string;
  /** On by default (section 5). */
  readonly receiveEmails: boolean;
  readonly formats: readonly string[];
  readonly genres: readonly string[];
  readonly working: string;
};

export function getSavedAnswers(user: User | undefined): Answers {
  const [firstName = '', ...rest] = asText(user?.name)?.split(/\s+/u) ?? [];
  return {
    firstName,
    lastName: rest.join(' '),
    receiveEmails: true,
    formats: asTexts(user?.data?.formats),
    genres: asTexts(user?.data?.genres),
    working: '',
  };
}

export function isSameName(answers: Answers, known: Answers): boolean {
  return (
    answers.firstName.trim() === known.firstName &&
    answers.lastName.trim() === known.lastName &&
    answers.receiveEmails === known.receiveEmails
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

function words(answer: Answers[keyof Answers]): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  return typeof answer === 'string' ? answer : answer.join('; ');
}

/** Formats unsaved answers as readable text for a draft, one line each. Empty if all are saved. */
export function draftOf(answers: Answers, known: Answers): string {
  return fields
    .filter((field) => words(answers[field]) !== words(known[field]))
    .map((field) => `${labels[field]}: ${words(answers[field])}`)
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
  return text?.split(';').flatMap((part) => asText(part) ?? []);
}

export function readDraft(kept: string): Partial<Answers> {
  const own = new RegExp(`^${labels.working}: `, 'mu');
  const short = kept.slice(0, own.exec(kept)?.index);
  const emails = valueIn(short, 'receiveEmails');
  const found = {
    firstName: valueIn(short, 'firstName'),
    lastName: valueIn(short, 'lastName'),
    receiveEmails: emails === undefined ? undefined : emails !== 'no',
    formats: listIn(valueIn(short, 'formats')),
    genres: listIn(valueIn(short, 'genres')),
    working: valueIn(kept, 'working', true),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
