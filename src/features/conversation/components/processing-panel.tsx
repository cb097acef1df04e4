import { chakra } from '@chakra-ui/react';
import { AudioLines, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { formatLastTried } from '#src/lib/dates.ts';
import { longWorkMs } from '#src/lib/constants.ts';
import { systemClock } from '#src/platform/clock.ts';
import { ComposerRows } from './composer-rows.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { HideWide, ShowWide, wideContainer } from './wide-container.tsx';
import { announce } from '#src/ui/announcer.ts';
import { useSubscription } from '#src/ui/use-subscription.ts';
import { answerTexts } from '../texts.ts';

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '56px',
    height: '56px',
    [wideContainer]: { width: 'touch', height: 'touch' },
    borderRadius: 'full',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted', _dark: { bg: 'bg.muted' } },
      danger: { bg: 'danger.bg', color: 'danger.fg' },
    },
  },
});

const Lead = memo(function Lead({ failed }: { failed: boolean }) {
  return (
    <Circle tone={failed ? 'danger' : 'neutral'}>
      <Icon of={failed ? TriangleAlert : AudioLines} size={20} />
    </Circle>
  );
});

type Props = {
  /** The exact status text of the specification. */
  status: string;
  failed: boolean;
  /** The answer couldn't be sent yet. */
  waiting: { readonly triedAt?: number } | null;
  detail: string | null;
  wave: ReactNode;
  actions?: ReactNode;
  /** The leave button. Large screens show it only after long work. */
  away: ReactNode;
  note?: ReactNode;
};

function waitForLongWork(setLong: (isLong: boolean) => void): () => void {
  const cancel = systemClock.once(longWorkMs, () => {
    setLong(true);
    announce(answerTexts.stillWorking);
  });
  return () => {
    cancel();
    setLong(false);
  };
}

function useLongWork(isWorking: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useSubscription(isWorking ? waitForLongWork : null, setLong);
  return isLong;
}

function formatFooter(
  { failed, waiting, detail }: Pick<Props, 'failed' | 'waiting' | 'detail'>,
  isLong: boolean,
): string {
  if (failed) return detail ?? 'Your answer is safe. Try again.';
  if (waiting !== null) return answerTexts.sentWhenOnline;
  return isLong ? `${answerTexts.stillWorking} ${answerTexts.mayLeave}` : answerTexts.mayLeave;
}

export function ProcessingPanel({ status, failed, waiting, detail, wave, actions, away, note }: Props) {
  const isLong = useLongWork(!failed && waiting === null);
  const lastTried = formatLastTried(waiting?.triedAt, systemClock.now());
  return (
    <ComposerRows
      lead={<Lead failed={failed} />}
      main={
        // Read out by ConversationStatus, which is mounted from the start.
        <>
          <chakra.p aria-hidden="true" textStyle="body" color={failed ? 'danger.fg' : 'fg.default'}>
            {status}
          </chakra.p>
          {lastTried !== '' && (
            <chakra.p textStyle="small" color="fg.muted">
              {lastTried}
            </chakra.p>
          )}
        </>
      }
      aside={<ShowWide>{wave}</ShowWide>}
      actions={
        <>
          {actions}
          {!failed && (isLong ? away : <HideWide>{away}</HideWide>)}
        </>
      }
      foot={formatFooter({ failed, waiting, detail }, isLong)}
      note={note}
      grows={failed ? detail !== null : waiting !== null}
    />
  );
}

/**
 * The only live region for the status of the specification. It's mounted before the first status so screen readers announce it.
 */
export function ConversationStatus({ status }: { status: string | null }) {
  return (
    <VisuallyHidden role="status" aria-label="Conversation status">
      {status}
    </VisuallyHidden>
  );
}
