import { chakra } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Turn } from '#src/contract/generated/types.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DisclosureButton } from './disclosure-button.tsx';
import { TurnAnswer } from './turn-answer.tsx';

export type RecordingsSlot = { all: ReactNode; urgent: ReactNode };

type Props = {
  turns: readonly Turn[];
  recordingsSlot: RecordingsSlot | null;
  onRepeat: ((turn: Turn) => void) | null;
};

/**
 * Shows the device's recordings, then the earlier turns, oldest first. While closed, only urgent recordings appear.
 * Renders no element if there's no content.
 */
export function EarlierAnswers({ turns, recordingsSlot, onRepeat }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const last = turns.findLast((turn) => !turn.skipped);
  if (turns.length === 0 && recordingsSlot === null) return null;
  return (
    <>
      <DisclosureButton label="Earlier answers" open={open} controls={id} onToggle={() => setOpen(!open)} />
      {!open && recordingsSlot?.urgent != null && (
        <chakra.div paddingTop="2" paddingBottom="5" order="1" flexBasis="100%" minWidth="0">
          {recordingsSlot.urgent}
        </chakra.div>
      )}
      <chakra.div
        id={id}
        role="log"
        aria-label="Earlier answers"
        aria-live="off"
        hidden={!open}
        order="1"
        flexBasis="100%"
        minWidth="0"
        tabIndex={open ? 0 : -1}
        paddingBlock="2"
      >
        {open && recordingsSlot !== null && <chakra.div paddingBottom="5">{recordingsSlot.all}</chakra.div>}
        {turns.map((turn) => (
          <chakra.div key={turn.chat_message_id} paddingBottom="5">
            <chakra.p textStyle="small" color="fg.muted" marginBottom="1">
              {turn.question}
            </chakra.p>
            <TurnAnswer turn={turn} />
            {turn === last && onRepeat !== null && (
              <chakra.div marginInlineStart="-3">
                <Button variant="link" icon={RotateCcw} onClick={() => onRepeat(turn)}>
                  Repeat answer
                </Button>
              </chakra.div>
            )}
          </chakra.div>
        ))}
      </chakra.div>
    </>
  );
}
