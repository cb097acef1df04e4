import { chakra } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';
import type { ErrorText } from '#src/lib/describe-error.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    marginBottom: '3',
    paddingBlock: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderRadius: 'control',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'text',
  },
});

/** The live region is always rendered, so that the alert is announced. */
export function ConversationAlert({ alert, onDismiss }: { alert: ErrorText | null; onDismiss: () => void }) {
  return (
    <div role="alert">
      {alert !== null && (
        <Box>
          <chakra.span marginTop="1.5px" flexShrink="0">
            <Icon of={CircleAlert} />
          </chakra.span>
          <chakra.div flex="1" minWidth="0">
            <p>{alert.text}</p>
            {alert.detail !== null && <chakra.p color="fg.muted">{alert.detail}</chakra.p>}
          </chakra.div>
          <IconButton label="Dismiss" icon={X} marginBlock="-11px" onClick={onDismiss} />
        </Box>
      )}
    </div>
  );
}
