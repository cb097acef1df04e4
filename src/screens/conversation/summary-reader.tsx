import { chakra } from '@chakra-ui/react';
import { Copy, Mic } from 'lucide-react';
import { useState } from 'react';
import { SummaryText } from '#src/features/summaries/components/summary-text.tsx';
import { useSummary } from '#src/features/summaries/queries.ts';
import { useSummarySubscription, useSummaryUpdate } from '#src/features/summaries/summary-update-store.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { announce } from '#src/ui/announcer.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { SummaryRecorder } from './summary-recorder.tsx';

const Foot = chakra('div', { base: { display: 'grid', gap: '4', width: 'full', minWidth: '0' } });

const Actions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column-reverse', md: 'row' }, justifyContent: 'flex-end', gap: '3' },
});

function CopyButton({ text }: { text: string }) {
  const [word, setWord] = useState('Copy');
  const copy = async (): Promise<void> => {
    const message = (await copyText(text)) ? 'Copied' : 'Couldn’t copy';
    setWord(message);
    announce(message);
  };
  return (
    <Button icon={Copy} onClick={() => void copy()}>
      {word}
    </Button>
  );
}

type Props = {
  summary: number;
  userId: number;
};

export function SummaryReader({ summary, userId }: Props) {
  const { close } = useDialog();
  const { data } = useSummary(summary);
  const { update, state } = useSummaryUpdate(userId, summary);
  useSummarySubscription(userId, summary);
  const [wants, setWants] = useState(false);
  const isUpdating = wants || state.phase !== 'resting';
  return (
    <DialogFrame
      title={data?.title ?? 'Your summary'}
      actions={
        <Foot>
          {isUpdating && <SummaryRecorder summary={summary} userId={userId} update={update} state={state} />}
          <Actions>
            <Button onClick={close}>Close</Button>
            {data !== undefined && data.content !== '' && <CopyButton key={data.content} text={data.content} />}
            {!isUpdating && data !== undefined && (
              <Button variant="solid" icon={Mic} onClick={() => setWants(true)}>
                Update by voice
              </Button>
            )}
          </Actions>
        </Foot>
      }
    >
      {/* The keyboard scrolls a long text, which may have no link to go to. */}
      <chakra.div
        role="region"
        aria-label={data?.title ?? 'Your summary'}
        tabIndex={0}
        minHeight={{ base: '160px', md: '240px' }}
        paddingTop="3"
      >
        <SummaryText summary={summary} />
      </chakra.div>
    </DialogFrame>
  );
}
