import { chakra } from '@chakra-ui/react';
import { Copy, Mic } from 'lucide-react';
import { useState } from 'react';
import { useExportItems } from '#src/features/manuscript/components/export-items.ts';
import { useAuthor } from '#src/features/session/queries.ts';
import { SummaryText } from '#src/features/summaries/components/summary-text.tsx';
import { useSummary } from '#src/features/summaries/queries.ts';
import { useSummarySubscription, useSummaryUpdate } from '#src/features/summaries/summary-update-store.ts';
import type { SummaryModel } from '#src/features/summaries/summary-model.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { announce } from '#src/ui/announcer.ts';
import { DialogFrame } from '#src/ui/overlay/dialog-frame.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { SummaryRecorder } from './summary-recorder.tsx';

const untitledSummary = 'Your summary';

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

function SummaryMenu({ title, content }: SummaryModel) {
  const toExportItems = useExportItems(useAuthor());
  const name = title ?? untitledSummary;
  const items = toExportItems({
    name,
    kinds: ['word', 'markdown'],
    toDoc: async () => (await import('./summary-text.ts')).toSummaryText(name, content),
  });
  return <Menu label={`More actions for ${name}`} items={items} />;
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
  const title = data?.title ?? untitledSummary;
  const isUpdating = wants || state.phase !== 'resting';
  return (
    <DialogFrame
      title={title}
      menu={data !== undefined && data.content !== '' && <SummaryMenu {...data} />}
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
        aria-label={title}
        tabIndex={0}
        minHeight={{ base: '160px', md: '240px' }}
        paddingTop="3"
      >
        <SummaryText summary={summary} />
      </chakra.div>
    </DialogFrame>
  );
}
