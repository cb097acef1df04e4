import { chakra } from '@chakra-ui/react';
import type { LoadedProject } from '#src/features/projects/queries.ts';
import type { ConversationState } from '#src/lib/conversation-state.ts';
import type { ConversationSubject } from '#src/lib/conversation-subject.ts';
import { selectAlert } from '#src/lib/conversation-selectors.ts';
import { product } from '#src/lib/product.ts';
import { FullScreenLoader } from '#src/ui/feedback/full-screen-loader.tsx';
import { Spinner } from '#src/ui/display/spinner.tsx';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import type { ConversationHost } from './conversation-host.ts';
import { NoTrial } from './no-trial.tsx';
import { StartErrorPopup } from './start-error-popup.ts';

type Props = {
  state: ConversationState;
  host: ConversationHost;
  onRetry: () => void;
  subject: ConversationSubject;
  project: LoadedProject;
};

const opening = 'Opening the conversation…';
const safe = 'Your stories and answers are safe. Try again, or come back in a minute.';

export function StartError({ state, host, onRetry, subject, project }: Props) {
  const alert = selectAlert(state);
  if (state.phase === 'trialEnded') return <NoTrial host={host} subject={subject} project={project} />;
  if (alert === null) return <Opening inDialog={host.dialog !== null} />;
  return (
    <>
      {/* The dialog below the popup needs a name. */}
      {host.dialog !== null && <DialogFrame title="Conversation" />}
      <StartErrorPopup message={alert.detail ?? safe} onRetry={onRetry} onLeave={host.leave} />
    </>
  );
}

function Opening({ inDialog }: { inDialog: boolean }) {
  if (!inDialog) return <FullScreenLoader wordmark={product.name} line={opening} />;
  return (
    <DialogFrame title={opening}>
      <chakra.div role="progressbar" aria-label="Loading" display="grid" placeItems="center" minHeight="240px">
        <Spinner />
      </chakra.div>
    </DialogFrame>
  );
}
