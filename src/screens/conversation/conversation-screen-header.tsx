import { ConversationHeader } from '#src/features/conversation/components/conversation-header.tsx';
import { toHeaderContent, untitled } from '#src/features/conversation/header.ts';
import type { LoadedProject } from '#src/features/projects/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import type { DialogControl } from '#src/ui/overlay/layer-context.ts';
import { ConversationActions } from './conversation-actions.tsx';
import type { AnswerComposerModel } from './use-answer-composer.ts';

type Props = {
  subject: ConversationSubject;
  conversation: NonNullable<AnswerComposerModel['conversation']>;
  answering: AnswerComposerModel;
  dialog: DialogControl | null;
  backTo: string;
  project: LoadedProject;
  storyName: string | null;
  achievement: string | null;
};

export function ConversationScreenHeader(props: Props) {
  const { subject, conversation, answering, dialog, backTo, project, storyName, achievement } = props;
  const facts = toHeaderContent(conversation, project, achievement);
  return (
    <ConversationHeader
      facts={storyName === null ? facts : { ...facts, title: storyName }}
      untitled={untitled[subject.endpoint]}
      progress={conversation.progress ?? null}
      backTo={backTo}
      dialog={dialog}
    >
      <ConversationActions answering={answering} subject={subject} hasInsights={dialog === null} />
    </ConversationHeader>
  );
}
