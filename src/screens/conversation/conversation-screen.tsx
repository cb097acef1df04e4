import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '#src/features/session/queries.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { ConversationView, type ConversationProps } from './conversation-view.tsx';
import { StartErrorPopup } from './start-failed.ts';

type Props = Omit<ConversationProps, 'subject' | 'userId'> & {
  /** Null when the address is about nothing that can be called for: nothing is asked then. */
  subject: ConversationSubject | null;
};

/** A conversation as its route shows it; another subject is another conversation. */
export function ConversationScreen({ subject, ...more }: Props) {
  const writer = useCurrentUser();
  const navigate = useNavigate();
  // Logged out meanwhile: the router is on its way to the login.
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

/** Addresses are read anew at every turn; a conversation keeps the subject that it began with. */
function Steady({ subject, ...more }: ConversationProps) {
  const [first] = useState(subject);
  return <ConversationView subject={first} {...more} />;
}
