import type { HandlerContext, Interviewer } from '#mocks/engine/handler-context.ts';
import { getMessages } from '#mocks/domains/conversation/questions.ts';
import { nextOfFreePlay, scriptedInterviewer } from '#mocks/domains/conversation/scripted.ts';
import type { WorkRow } from '#mocks/model/tables.ts';
import { completeSubject } from './complete-subject.ts';
import { createWorker, soon } from './do-work.ts';
import { createModelClient, type Endpoint } from './model-client.ts';
import { findReply, getOpeningQuestion, readOutcome, readQuestion, readStory } from './read-outcome.ts';
import type { Parts } from './reply-schema.ts';

export type InterviewerOptions = {
  readonly interviewer: Endpoint;
  readonly transcriber: Endpoint | null;
  /** In ms, for tests: how long a question waits for the rest of its reply. */
  readonly patience?: number;
};

function toAbout({ interviewer, transcriber }: InterviewerOptions): NonNullable<Interviewer['about']> {
  return {
    model: interviewer.model,
    sent_to: new URL(interviewer.url).origin,
    transcriber: transcriber?.model ?? null,
    recordings_sent_to: transcriber && new URL(transcriber.url).origin,
  };
}

/** Interviews with a model: asks it for what follows from each answer. The stages and their events are the script's. */
export function createLiveInterviewer(options: InterviewerOptions): Interviewer {
  const worker = createWorker(createModelClient(options.interviewer, options.transcriber), options.patience);
  const begin = ({ session, cause }: HandlerContext, row: Omit<WorkRow, 'id' | 'cause'>): void => {
    worker.add(session, session.table('work').put({ ...row, id: `${row.kind}/${row.args.chat_message_id}`, cause }));
  };

  return {
    about: toAbout(options),
    enter: (context, stage, message) => {
      const { session_chat_id: chat, id: chat_message_id } = message;
      const args = { chat_message_id };
      if (stage === 'answerTranscribed') begin(context, { kind: 'transcription', chat, name: stage, args });
      else if (stage === 'insightsStarted' || !findReply(context.session, message))
        begin(context, { kind: 'reply', chat, name: stage, args });
      else context.schedule(stage, soon, args);
    },
    transcription: (session, _chat, { id }) => ({
      text: session.table('replies').get(id)?.transcription ?? '',
      source: 'audio',
    }),
    outcome: readOutcome,
    firstQuestion: getOpeningQuestion,
    nextQuestion: (session, chat, message) => readQuestion(session, chat, message) ?? nextOfFreePlay(session, chat),
    correctedQuestion: readQuestion,
    story: readStory,
    finished: (context, { id, subject: { endpoint } }) => {
      const last = getMessages(context.session, id).findLast(({ answer, transcription }) => answer ?? transcription);
      if (!last || (endpoint !== 'stories' && endpoint !== 'summaries')) return;
      const args = { chat_message_id: last.id, session_chat_id: id };
      begin(context, { kind: 'story', chat: id, name: 'conversationCompleted', args });
    },
    complete: (context, args) => {
      const { page } = context.session.table('replies').get(args.chat_message_id) ?? {};
      if (page !== undefined) completeSubject(context, args, page as Parts);
    },
    updateSummary: (context, args) => {
      if (options.transcriber)
        begin(context, { kind: 'summary', chat: -args.summary_id, name: 'summaryUpdated', args });
      else scriptedInterviewer.updateSummary(context, args);
    },
    summaryText: (session, args) => {
      const reply = session.table('replies').get(args.chat_message_id)?.reply as Parts | undefined;
      const text = reply?.['summary'];
      return typeof text === 'string' ? text : scriptedInterviewer.summaryText(session, args);
    },
    resume: (session) => {
      for (const row of session.table('work').all()) worker.add(session, row);
    },
    close: worker.close,
  };
}
