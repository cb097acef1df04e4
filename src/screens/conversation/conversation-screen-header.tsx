import { chakra } from '@chakra-ui/react';
import { Flag, Headphones, Lightbulb } from 'lucide-react';
import { memo } from 'react';
import { ConversationHeader } from '#src/features/conversation/components/conversation-header.tsx';
import { toHeaderContent, untitled } from '#src/features/conversation/header.ts';
import { confirmFinish } from '#src/features/conversation/confirm-finish.ts';
import { type AnswerComposerModel, useWorkState } from '#src/features/conversation/use-answer-composer.ts';
import { panelVisible$ } from '#src/features/insights/panel-state.ts';
import type { LoadedProject } from '#src/features/projects/queries.ts';
import { viewport } from '#src/lib/constants.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { takeFocus } from '#src/ui/focus/take-focus.ts';
import type { DialogControl } from '#src/ui/overlay/dialog-context.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { useValue } from '@legendapp/state/react';

type Props = {
  store: AnswerComposerModel['store'];
  subject: ConversationSubject;
  hasInsights: boolean;
  onHandsFree: () => void;
  isBack: boolean;
};

function ConversationActions({ store, subject, hasInsights, onHandsFree, isBack }: Props) {
  const isPhone = useMedia(`(max-width: ${viewport.mobileBelowPx - 1}px)`);
  const isNarrow = useMedia('(max-width: 1099px)');
  const isPanelOpen = useValue(panelVisible$);
  const { isWorking, isFinishing } = useWorkState(store);
  const finish = async (): Promise<void> => {
    if (await confirmFinish(subject)) store.press('finish');
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="1" flexShrink="0">
      {isNarrow ? (
        <IconButton label="Hands-free" icon={Headphones} onClick={onHandsFree} {...(isBack && { ref: takeFocus })} />
      ) : (
        <Button variant="text" icon={Headphones} onClick={onHandsFree} {...(isBack && { ref: takeFocus })}>
          Hands-free
        </Button>
      )}
      {!isWorking && (
        <Button variant="text" aria-label="Skip question" onClick={() => store.press('skip')}>
          Skip
        </Button>
      )}
      {isPhone ? (
        <Menu label="More" items={[{ label: 'Finish conversation', icon: Flag, onSelect: () => void finish() }]} />
      ) : (
        <Button variant="text" aria-label="Finish conversation" loading={isFinishing} onClick={() => void finish()}>
          Finish
        </Button>
      )}
      {hasInsights && !isPhone && !isPanelOpen && (
        <IconButton
          label="Creative Insights"
          icon={Lightbulb}
          aria-expanded={false}
          aria-keyshortcuts="]"
          onClick={() => panelVisible$.set(true)}
        />
      )}
    </chakra.div>
  );
}

type ConversationScreenHeaderProps = {
  subject: ConversationSubject;
  conversation: NonNullable<AnswerComposerModel['conversation']>;
  store: AnswerComposerModel['store'];
  dialog: DialogControl | null;
  backTo: string;
  project: LoadedProject;
  storyName: string | null;
  achievement: string | null;
  onHandsFree: () => void;
  /** The writer has just left hands-free mode: its button takes the focus again. */
  isBack: boolean;
};

/** Memoised: most status events change nothing in it. */
export const ConversationScreenHeader = memo(function ConversationScreenHeader(props: ConversationScreenHeaderProps) {
  const { subject, conversation, store, dialog, backTo, project, storyName, achievement, onHandsFree, isBack } = props;
  const facts = toHeaderContent(conversation, project, achievement);
  return (
    <ConversationHeader
      facts={storyName === null ? facts : { ...facts, title: storyName }}
      untitled={untitled[subject.endpoint]}
      progress={conversation.progress ?? null}
      backTo={backTo}
      dialog={dialog}
    >
      <ConversationActions {...{ store, subject, onHandsFree, isBack }} hasInsights={dialog === null} />
    </ConversationHeader>
  );
});
