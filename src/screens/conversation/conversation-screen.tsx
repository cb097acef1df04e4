import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#src/features/session/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { ConversationView, type ConversationProps } from './conversation-view.tsx';
import { StartErrorPopup } from './start-error-popup.ts';

type Props = Omit<ConversationProps, 'subject' | 'userId'> & {
  /** Null when the URL names no valid subject; no request is sent. */
  subject: ConversationSubject | null;
};

export function ConversationScreen({ subject, ...more }: Props) {
  const writer = useCurrentUser();
  const navigate = useNavigate();
  if (writer === undefined) return null;
  if (subject === null)
    return (
      <StartErrorPopup
        message="There’s no conversation at this address. Your answers are safe."
        onRetry={null}
        onLeave={() => void navigate('/', { replace: true })}
      />
    );
  return <Steady key={JSON.stringify(subject)} subject={subject} userId={writer.id} {...more} />;
}

/** Route params change during use; a conversation keeps its first subject. */
function Steady({ subject, ...more }: ConversationProps) {
  const [first] = useState(subject);
  return <ConversationView subject={first} {...more} />;
}
