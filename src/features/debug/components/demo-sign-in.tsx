import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type Interviewer, readSession } from '#src/contract/mock-control.ts';
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

function noteOf(interviewer: Interviewer | null): string {
  return interviewer === null ? 'Nothing leaves this device.' : describeInterviewer(interviewer);
}

/** The login screen has no query client. */
function useNote(): string {
  const [note, setNote] = useState('Nothing is sent before you press Send.');
  useEffect(() => {
    let left = false;
    readSession().then(
      ({ interviewer }) => left || setNote(noteOf(interviewer)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return note;
}

type Props = { onContinue: (credentials: { email: string; password: string }) => void; busy: boolean };

export function DemoSignIn({ onContinue, busy }: Props) {
  const note = useNote();
  return (
    <DemoNote text={note}>
      <Button variant="soft" full aria-disabled={busy || undefined} onClick={() => !busy && onContinue(demoWriter)}>
        Continue as the demo writer
      </Button>
    </DemoNote>
  );
}
