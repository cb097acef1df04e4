/**
 * What breaks whom: every kind of change with its verdict, in one table. The rules are oasdiff's, with two of our own: an
 * event is read as an answer is, and a promised event (`x-emits`) that falls away breaks the client that waits for it.
 */

/** Who stands when a change breaks: what runs out there, or what is made from the documents. */
export type Audience = 'deployed clients' | 'deployed servers' | 'generated clients';

/** `null` is harmless; else who breaks, and why, as the end of a sentence about them. */
export type Verdict = { readonly breaks: readonly Audience[]; readonly why: string } | null;

type Rule = { readonly request: Verdict; readonly answer: Verdict };

const clients = (why: string): Verdict => ({ breaks: ['deployed clients'], why });
const both = (why: string): Verdict => ({ breaks: ['deployed clients', 'deployed servers'], why });
const generated = (why: string): Verdict => ({ breaks: ['generated clients'], why });
const everywhere = (verdict: Verdict): Rule => ({ request: verdict, answer: verdict });

const rules = {
  // Fields, parameters and headers: what the client sends, what it gets.
  'field-added': { request: null, answer: null },
  'field-added-required': { request: clients('they do not send it and are refused'), answer: null },
  'field-added-to-closed': { request: null, answer: clients('they know the closed list of fields and refuse another') },
  'field-removed': {
    request: clients('they still send it, and the server no longer acts on it'),
    answer: clients('they still read it'),
  },
  'became-required': { request: clients('they may leave it out and are refused'), answer: null },
  'became-optional': { request: null, answer: clients('they count on it being there') },

  // What a value may be.
  'null-added': { request: null, answer: clients('they expect a value') },
  'null-removed': { request: clients('they may send null and are refused'), answer: null },
  'type-changed': {
    request: both('what one side sends is not what the other takes'),
    answer: both('what one side sends is not what the other reads'),
  },
  'form-added': { request: null, answer: clients('they do not know this form') },
  'form-removed': { request: clients('they may still send this form and are refused'), answer: null },
  'value-added': { request: null, answer: clients('the set of values is closed, and they do not know this one') },
  'value-removed': { request: clients('they may still send it and are refused'), answer: null },
  'known-value': everywhere(null),
  narrowed: { request: clients('they may send what is refused now'), answer: null },
  widened: { request: null, answer: clients('they may get what they do not expect') },
  'rule-changed': {
    request: clients('they may send what is refused now (whether it is, this comparison cannot tell)'),
    answer: clients('they may get what they do not expect (whether they do, this comparison cannot tell)'),
  },

  // Operations.
  'operation-removed': everywhere(clients('they still call it')),
  'operation-moved': everywhere(both('one side calls where the other does not listen')),
  'name-changed': everywhere(generated('the name in generated code changes with it; the wire does not')),
  'body-removed': everywhere(clients('they still send it, and the server no longer acts on it')),
  'media-removed': {
    request: clients('they still send it and are refused'),
    answer: clients('they cannot read another'),
  },
  'success-added': everywhere(clients('they do not know this outcome')),
  'success-removed': everywhere(clients('they wait for it')),
  'security-added': everywhere(clients('they come without it and are refused')),
  'emits-removed': everywhere(clients('they wait for this event, and it never comes')),
  'emits-later': everywhere(clients('they give up waiting sooner')),

  // Channels and events.
  'channel-removed': everywhere(clients('they subscribe to it and hear nothing')),
  'channel-moved': everywhere(both('one side listens where the other does not speak')),
  'event-removed': everywhere(clients('they wait for it, and it never comes')),
  'event-moved': everywhere(both('one side listens where the other does not speak')),
  'event-renamed': everywhere(both('one side listens for a name that the other does not send')),

  harmless: everywhere(null),
} as const satisfies Record<string, Rule>;

export type Kind = keyof typeof rules;

/** Who sends: the client a request, the server an answer or an event. */
export type Side = 'request' | 'answer';

export function verdictOf(kind: Kind, side: Side): Verdict {
  return rules[kind][side];
}
