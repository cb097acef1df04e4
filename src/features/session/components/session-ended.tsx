import { chakra } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { type LoggedOutReason, session$ } from '../session-state.ts';

const loggedOutTexts: Readonly<Partial<Record<LoggedOutReason, string>>> = {
  expired: 'Your session has expired. Log in to continue. Your work on this device is safe.',
  unreachable:
    'We couldn’t reach the server to check your login. Log in again when you’re back online. Your work on this device is safe.',
  elsewhere: 'You logged out in another tab.',
};

export function SessionEnded() {
  // Read once: the session is known by then.
  const [session] = useState(() => session$.peek());
  const text = session.phase === 'out' ? loggedOutTexts[session.reason] : undefined;
  if (text === undefined) return null;
  return (
    <chakra.p display="flex" gap="2" marginTop="4" textStyle="text" color="info.fg">
      <chakra.span marginTop="1.5px" flexShrink="0">
        <Icon of={Info} />
      </chakra.span>
      {text}
    </chakra.p>
  );
}
