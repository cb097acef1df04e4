import { laravelTime } from '#mocks/engine/clock.ts';
import { getScenarioAudio } from '#mocks/domains/conversation/questions.ts';
import { insightRow } from '#mocks/domains/insights/insights.ts';
import type { Seed, SessionTable } from '#mocks/engine/session.ts';
import type { AccountData, EarlierInterview, Scenario, TimelineEntry } from '#mocks/model/scenario.ts';
import type { ChatMessageRow, SessionChatRow, UserRow } from '#mocks/model/tables.ts';
import { getLastUsedIds, seedWorkspace } from './seed-workspace.ts';

/**
 * Every scenario has a second writer with an empty account. It proves, also in the contract verifier, that writers
 * can't see each other's data.
 */
export const secondUser = {
  email: 'second@lamplight.test',
  password: 'demo-writer',
  name: 'Noor Vale',
} as const;

function secondUserRow(firstId: number): UserRow {
  return {
    id: firstId + 1,
    password: secondUser.password,
    receive_emails: false,
    user: {
      id: firstId + 1,
      name: secondUser.name,
      email: secondUser.email,
      avatar: null,
      data: null,
      onboarded: true,
    },
  };
}

function countStartedEntries(timeline: readonly TimelineEntry[]): number {
  return timeline.filter(({ after }) => after === undefined).length;
}

function fillTimeline(timeline: readonly TimelineEntry[], startsAt: number, table: SessionTable): void {
  for (const [index, { after, delay, ...action }] of timeline.entries()) {
    if (after) {
      const { operation_id, nth = 1 } = after;
      table('timeline').put({ id: index + 1, operation_id, calls: nth, delay, action });
    } else {
      const id = table('jobs').size() + 1;
      table('jobs').put({ id, due: startsAt + delay, name: 'happen', args: action, cause: null });
    }
  }
}

function seedAccount(account: AccountData, user_id: number, table: SessionTable): void {
  const { subscription, trial } = account;
  if (subscription) table('subscriptions').put({ id: subscription.id, user_id, subscription });
  if (trial) table('trials').put({ id: user_id, trial });
  for (const product of account.products) table('products').put({ id: product.id, product });
  for (const invoice of account.invoices) table('invoices').put({ id: invoice.id, user_id, invoice });
  for (const summary of account.summaries) table('summaries').put({ id: summary.id, user_id, summary });
  for (const sequence of account.sequences) table('sequences').put({ id: sequence.id, user_id, sequence });
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** Returns a copy with all times moved by `shift` milliseconds. */
function moveTimes<T>(value: T, shift: number): T {
  const move = (part: unknown): unknown => {
    if (typeof part === 'string') return time.test(part) ? laravelTime(Date.parse(part) + shift) : part;
    if (Array.isArray(part)) return part.map(move);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, move(inner)]));
  };
  return move(value) as T;
}

const earlierIds = { chat_messages: 1101, insights: 8901 } as const;

function getInterviewSubject(
  interview: EarlierInterview,
  { workspace }: Scenario,
): Pick<SessionChatRow, 'subject' | 'kind'> {
  if ('story_id' in interview) {
    return { subject: { endpoint: 'stories', identifier: interview.story_id, project_id: null }, kind: 'development' };
  }
  const element = workspace.elements.find(({ slug }) => slug === interview.element);
  const project = workspace.projects.find(({ slug }) => slug === element?.project_slug);
  if (!element || !project) throw new Error(`The workspace has no element "${interview.element}".`);
  return {
    subject: { endpoint: 'narrative-elements', identifier: element.id, project_id: project.id },
    kind: 'element',
  };
}

function chatRow(interview: EarlierInterview, scenario: Scenario, updatedAt: string): SessionChatRow {
  return {
    id: interview.id,
    user_id: scenario.library.user.id,
    ...getInterviewSubject(interview, scenario),
    state: 'open',
    opened: 0,
    asked: [],
    path: interview.path,
    extracted: interview.extracted,
    progress: interview.progress,
    updated_at: updatedAt,
  };
}

function messageRow(
  message: EarlierInterview['messages'][number],
  id: number,
  interview: EarlierInterview,
  scenario: Scenario,
): ChatMessageRow {
  return {
    id,
    session_chat_id: interview.id,
    slug: message.slug ?? null,
    question: {
      type: 'open',
      content: message.content,
      title: null,
      audio: getScenarioAudio(scenario, scenario.development.find(({ slug }) => slug === message.slug)?.sound),
    },
    status: message.answer === null ? 'pending' : 'completed',
    error: null,
    answer: message.answer,
    transcription: null,
    transcription_source: null,
    spoken: false,
    duration_ms: null,
    counted_aloud: false,
    audio_processed: false,
    skipped: false,
    created_at: message.created_at,
    answered_at: message.answer === null ? null : message.created_at,
  };
}

function fillInterview(interview: EarlierInterview, scenario: Scenario, table: SessionTable): void {
  const { subject } = getInterviewSubject(interview, scenario);
  for (const message of interview.messages) {
    const id = earlierIds.chat_messages + table('chat_messages').size();
    table('chat_messages').put(messageRow(message, id, interview, scenario));
    const insights = message.answer === null ? [] : (message.insights ?? []);
    for (const data of insights) {
      const row = {
        id: earlierIds.insights + table('insights').size(),
        user_id: scenario.library.user.id,
        session_chat_id: interview.id,
        chat_message_id: id,
        project_id: subject.project_id,
        element_id: subject.project_id === null ? null : subject.identifier,
      };
      table('insights').put(insightRow(data, row, message.created_at));
    }
  }
  const last = interview.messages.at(-1)?.created_at ?? scenario.written_at;
  table('session_chats').put(chatRow(interview, scenario, last));
}

/** Returns a scenario's rows. `startsAt` is in ms since 1970. */
export function seedTables(scenario: Scenario, startsAt: number): Seed {
  const shift = startsAt - Date.parse(scenario.written_at);
  const { library, account, workspace, timeline } = moveTimes(
    {
      library: scenario.library,
      account: scenario.account,
      workspace: scenario.workspace,
      timeline: scenario.timeline,
    },
    shift,
  );
  return {
    ids: {
      ...getLastUsedIds(library, workspace),
      faults: scenario.faults.length,
      jobs: countStartedEntries(timeline),
    },
    fill: (table) => {
      const user_id = library.user.id;
      const { achievements, ...user } = library.user;
      table('users').put({ id: user_id, password: library.password, receive_emails: true, user });
      table('users').put(secondUserRow(user_id));
      for (const achievement of achievements) table('achievements').put({ id: achievement.id, user_id, achievement });
      for (const story of library.stories) {
        const state = { listed: true, renamed: false, earlier_cover: null, deleted_at: null };
        table('stories').put({ id: story.id, user_id, ...state, story });
      }
      seedAccount(account, user_id, table);
      for (const interview of library.interviews) fillInterview(interview, scenario, table);
      seedWorkspace(workspace, user_id, table);
      for (const [index, fault] of scenario.faults.entries()) table('faults').put({ ...fault, id: index + 1 });
      fillTimeline(timeline, startsAt, table);
    },
  };
}
