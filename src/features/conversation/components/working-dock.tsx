import { chakra } from '@chakra-ui/react';
import { AudioLines, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/display/icon.tsx';
import { DockRows } from '#src/ui/display/dock-rows.tsx';

const Circle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: { base: '56px', md: 'touch' },
    height: { base: '56px', md: 'touch' },
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
  /** The server's word on why it failed, as plain text. */
  detail: string | null;
  /** The dimmed wave of the recording that is being sent. */
  wave?: ReactNode;
  /** "Try again" and its like. */
  actions?: ReactNode;
  /** The quiet words at the right, such as "Saved on this device". */
  note?: ReactNode;
};

/** The dock while the engine works on an answer, or after it failed. The box stays as high as in every other state. */
export function WorkingDock({ status, failed, detail, wave, actions, note }: Props) {
  return (
    <DockRows
      lead={
        <Circle tone={failed ? 'danger' : 'neutral'}>
          <Icon of={failed ? TriangleAlert : AudioLines} size={20} />
        </Circle>
      }
      main={
        <chakra.div
          role="status"
          aria-label="Conversation status"
          textStyle="body"
          color={failed ? 'danger.fg' : 'fg.default'}
        >
          {status}
        </chakra.div>
      }
      aside={wave}
      actions={actions}
      foot={failed ? (detail ?? 'Your answer is safe. You can try again.') : 'You can leave. We will keep working.'}
      note={note}
    />
  );
}
