import { chakra } from '@chakra-ui/react';
import { AudioLines, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { offlineTexts } from '#src/lib/texts.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { RoomyOnly } from '#src/ui/display/roomy-only.tsx';
import { roomy } from '#src/ui/display/roomy.ts';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { DockRows } from '#src/ui/display/dock-rows.tsx';

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '56px',
    height: '56px',
    [roomy]: { width: 'touch', height: 'touch' },
    borderRadius: 'full',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', color: 'fg.muted', _dark: { bg: 'bg.muted' } },
      danger: { bg: 'danger.bg', color: 'danger.fg' },
    },
  },
});

type Props = {
  /** Exactly the status text of section 4. */
  status: string;
  failed: boolean;
  /** What was sent could not leave yet. */
  offline: boolean;
  /** The server's word on why it failed, as plain text. */
  detail: string | null;
  /** The dimmed wave of the recording that is being sent. */
  wave: ReactNode;
  /** "Try again" and its like. */
  actions?: ReactNode;
  /** The quiet words at the right, such as "Saved on this device". */
  note?: ReactNode;
};

function footOf(failed: boolean, offline: boolean, detail: string | null): string {
  if (failed) return detail ?? 'Your answer is safe. You can try again.';
  return offline ? offlineTexts.willSend : 'You can leave. We will keep working.';
}

/** The dock while the engine works on an answer, or after it failed. The box stays as high as in every other state. */
export function WorkingDock({ status, failed, offline, detail, wave, actions, note }: Props) {
  return (
    <DockRows
      lead={
        <Circle tone={failed ? 'danger' : 'neutral'}>
          <Icon of={failed ? TriangleAlert : AudioLines} size={20} />
        </Circle>
      }
      main={
        // Read out by ConversationStatus, which is in the page from its start.
        <chakra.p aria-hidden="true" textStyle="body" color={failed ? 'danger.fg' : 'fg.default'}>
          {status}
        </chakra.p>
      }
      aside={<RoomyOnly>{wave}</RoomyOnly>}
      actions={actions}
      foot={footOf(failed, offline, detail)}
      note={note}
    />
  );
}

/** The one region that tells assistive technology the status of section 4. It is there before there is anything to tell. */
export function ConversationStatus({ status }: { status: string | null }) {
  return (
    <VisuallyHidden role="status" aria-label="Conversation status">
      {status}
    </VisuallyHidden>
  );
}
