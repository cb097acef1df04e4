import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../display/icon.tsx';
import { dismissToast } from './toast.ts';
import type { Toast } from './toast-queue.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    paddingInlineEnd: '14px',
    borderRadius: 'card',
    borderWidth: '1px',
    boxShadow: 'e2',
    pointerEvents: 'auto',
    animation: 'rise-in var(--chakra-durations-fade) var(--chakra-easings-enter)',
    _motionReduce: { animationName: 'fade-in' },
  },
  variants: {
    type: {
      info: { bg: 'bg.surface', borderColor: 'border.default', '--tone': '{colors.info.fg}' },
      success: { bg: 'bg.surface', borderColor: 'border.default', '--tone': '{colors.success.fg}' },
      warning: { bg: 'bg.surface', borderColor: 'border.default', '--tone': '{colors.warning.fg}' },
      error: { bg: 'danger.bg', borderColor: 'danger.bg', '--tone': '{colors.danger.fg}' },
    },
    leaving: { true: { animation: 'fade-out 120ms var(--chakra-easings-exit) both' } },
  },
});

const Action = chakra('button', {
  base: {
    textStyle: 'label',
    color: 'accent.fg',
    borderRadius: 'chip',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '@media (pointer: coarse)': { paddingBlock: '3', paddingInline: '2', marginBlock: '-3', marginInline: '-2' },
  },
});

type Props = { toast: Toast; leaving?: boolean; onDismiss?: (id: number) => void };

/** Leave modified clicks to the browser, which opens the URL elsewhere. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function ToastAction({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const { id, action } = toast;
  if (action === null) return null;
  const go = (): void => {
    action.onAction();
    onDismiss(id);
  };
  if (action.href === undefined)
    return (
      <Action type="button" onClick={go}>
        {action.label}
      </Action>
    );
  return (
    <Action asChild>
      <a
        href={action.href}
        onClick={(event) => {
          if (!isPlain(event.nativeEvent)) return;
          event.preventDefault();
          go();
        }}
      >
        {action.label}
      </a>
    </Action>
  );
}

export function ToastCard({ toast, leaving = false, onDismiss = dismissToast }: Props) {
  const { action, badge } = toast;
  return (
    <Box type={toast.type} leaving={leaving}>
      <chakra.span color="var(--tone)" flexShrink="0">
        {badge?.image ?? <Icon of={icons[toast.type]} size={20} />}
      </chakra.span>
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        {badge && (
          <chakra.p textStyle="caption" color="fg.muted">
            {badge.caption}
          </chakra.p>
        )}
        <chakra.p textStyle="title">{toast.title}</chakra.p>
        {(toast.message || action) && (
          <chakra.p textStyle="text" color="fg.muted">
            <span>{toast.message}</span> {badge && toast.message && <br />}
            <ToastAction toast={toast} onDismiss={onDismiss} />
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div margin="-10px -8px">
        <IconButton label="Dismiss" icon={X} tooltip={false} onClick={() => onDismiss(toast.id)} />
      </chakra.div>
    </Box>
  );
}
