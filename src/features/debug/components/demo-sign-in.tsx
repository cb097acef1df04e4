import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useInterviewer } from '../demo-session.ts';
import { describeInterviewer } from '../control-values.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Card } from '#src/ui/display/card.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';

function DemoNote({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card>
      <chakra.p textStyle="small" color="fg.muted" marginBottom="3">
        <chakra.strong color="fg.default" fontWeight="600">
          Mock responses are on.
        </chakra.strong>{' '}
        {text}
      </chakra.p>
      {children}
    </Card>
  );
}

export function DemoMailbox() {
  return (
    <DemoNote text="Your email is in the demo inbox.">
      <Button asChild variant="soft" full>
        <a href="/__mock/mailbox" target="_blank" rel="noreferrer">
          <span>
            Open the inbox<VisuallyHidden>, in a new tab</VisuallyHidden>
          </span>
        </a>
      </Button>
    </DemoNote>
  );
}

const demoWriter = { email: 'demo@lamplight.test', password: 'demo-writer' };

/** Undefined: not known yet. */
function noteOf(interviewer: ReturnType<typeof useInterviewer>): string {
  if (interviewer === undefined) return 'Nothing is sent before you press Send.';
  return interviewer === null ? 'Nothing leaves this device.' : describeInterviewer(interviewer);
}

type Props = { onContinue: (credentials: { email: string; password: string }) => void; busy: boolean };

export function DemoSignIn({ onContinue, busy }: Props) {
  const interviewer = useInterviewer();
  return (
    <DemoNote text={noteOf(interviewer)}>
      <Button variant="soft" full aria-disabled={busy || undefined} onClick={() => !busy && onContinue(demoWriter)}>
        Continue as the demo writer
      </Button>
    </DemoNote>
  );
}
