import { chakra } from '@chakra-ui/react';
import { useObservable, useValue } from '@legendapp/state/react';
import type { ReactNode } from 'react';
import { type MockSession, readSession } from '#src/api/mock-control.ts';
import { describeInterviewer, describeStorage } from '../control-values.ts';
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

export function DemoInbox() {
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

type Notes = { readonly interviewer: string; readonly storage: string };

function notesOf({ interviewer, storage }: MockSession): Notes {
  return {
    interviewer: interviewer === null ? 'Nothing leaves this device.' : describeInterviewer(interviewer),
    storage: describeStorage(storage, interviewer !== null),
  };
}

const before: Notes = { interviewer: 'Nothing is sent before you press Send.', storage: '' };

/** The login screen has no query client. */
function useNotes(): Notes {
  const notes$ = useObservable<Notes | undefined>(() => readSession().then(notesOf, () => before));
  return useValue(notes$) ?? before;
}

type Props = { onContinue: (credentials: { email: string; password: string }) => void; busy: boolean };

export function DemoLogin({ onContinue, busy }: Props) {
  const { interviewer, storage } = useNotes();
  return (
    <DemoNote text={interviewer}>
      {storage !== '' && (
        <chakra.p textStyle="small" color="fg.muted" marginBottom="3" overflowWrap="anywhere" whiteSpace="pre-line">
          {storage}
        </chakra.p>
      )}
      <Button variant="soft" full aria-disabled={busy || undefined} onClick={() => !busy && onContinue(demoWriter)}>
        Continue as the demo writer
      </Button>
    </DemoNote>
  );
}
