import { useTitle } from '#src/ui/use-title.ts';
import { chakra } from '@chakra-ui/react';
import { Mic } from 'lucide-react';
import { useId } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useExportItems } from '#src/features/manuscript/components/export-items.ts';
import { useAuthor } from '#src/features/session/queries.ts';
import { Transcript } from '#src/features/stories/components/transcript.tsx';
import type { ConversationHeading } from '#src/features/stories/conversation-heading.ts';
import { getInterviewSource } from '#src/features/stories/interview-source.ts';
import { useConversationHeading } from '#src/features/stories/queries.ts';
import { readId } from '#src/lib/conversation-subject.ts';
import { describeError } from '#src/lib/describe-error.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { conversationTexts } from '#src/lib/error-texts.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';

export const handle: ScreenHandle = { title: 'Your answers', sidebar: true };

type HeadProps = { sessionChatId: number; heading: ConversationHeading };

function Head({ sessionChatId, heading: { title, subtitle, path } }: HeadProps) {
  const exportItems = useExportItems(useAuthor())(getInterviewSource(sessionChatId, title));
  return (
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="6"
      rowGap="4"
    >
      <chakra.div minWidth="0">
        <chakra.h1 textStyle="h1" overflowWrap="anywhere" textWrap="balance">
          {title}
        </chakra.h1>
        <chakra.p textStyle="small" color="fg.muted" marginTop="1">
          {['Your answers', subtitle].filter((part) => part !== null).join(' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3">
        {path !== null && (
          <Button asChild variant="solid">
            <Link to={path}>
              <Icon of={Mic} />
              Continue
            </Link>
          </Button>
        )}
        <Menu label={`More actions for ${title}`} items={exportItems} />
      </chakra.div>
    </chakra.header>
  );
}

function HeadSkeleton() {
  return (
    <chakra.div aria-busy="true" minHeight="54px">
      <VisuallyHidden asChild>
        <h1>Your answers</h1>
      </VisuallyHidden>
      <SkeletonBar width="46%" height="28px" />
      <SkeletonBar width="24%" marginTop="3" />
    </chakra.div>
  );
}

function Failed({ message, ...again }: { message: string; onRetry?: () => void }) {
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Your answers</h1>
      </VisuallyHidden>
      <ErrorState message={message} {...again} />
    </>
  );
}

function Answers({ sessionChatId }: { sessionChatId: number }) {
  const { data: heading, error, isPending, refetch } = useConversationHeading(sessionChatId);
  const answersId = useId();
  const title = heading?.title;
  useTitle(title === undefined ? null : `Your answers: ${title}`);
  if (!isPending && heading === undefined) {
    const message = describeError(error, 'general')?.text ?? conversationTexts.nothingHere;
    return (
      <Column of="reading">
        <Failed message={message} {...(error.status !== 404 && { onRetry: () => void refetch() })} />
      </Column>
    );
  }
  return (
    <>
      <BackLink to={heading?.backTo ?? '/'}>{heading?.title ?? 'Back'}</BackLink>
      <Column of="reading">
        {heading === undefined ? <HeadSkeleton /> : <Head sessionChatId={sessionChatId} heading={heading} />}
        <chakra.section aria-labelledby={answersId} marginTop="10">
          <VisuallyHidden asChild>
            <h2 id={answersId}>Your answers</h2>
          </VisuallyHidden>
          <Transcript sessionChatIds={[sessionChatId]} />
        </chakra.section>
      </Column>
    </>
  );
}

/** Shows the answers of a conversation, also of a finished one. The search leads here, at one answer (`#answer-1201`). */
export function Component() {
  const id = readId(useParams()['sessionChat']);
  if (id === null)
    return (
      <Column of="reading">
        <Failed message={conversationTexts.nothingHere} />
      </Column>
    );
  return <Answers key={id} sessionChatId={id} />;
}
