import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { openDialog } from './dialogs.ts';
import { useDialog } from './dialog-context.ts';

export type ConfirmOptions = {
  title: string;
  message: string;
  action: string;
  cancel?: string;
  danger?: boolean;
  icon?: LucideIcon;
};

function ConfirmDialog({ options, onAction }: { options: ConfirmOptions; onAction: () => void }) {
  const { title, message, action, cancel = 'Cancel', danger = false, icon } = options;
  const { close } = useDialog();
  return (
    <DialogFrame
      title={title}
      actions={
        <>
          <Button data-autofocus="" onClick={close}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'solid'} onClick={onAction} {...(icon && { icon })}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" textWrap="pretty">
        {message}
      </chakra.p>
    </DialogFrame>
  );
}

/**
 * Asks for confirmation. Resolves to true for the action's button, and to false however else it closes. Cancel has the
 * focus.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let agreed = false;
    const dialog = openDialog(
      <ConfirmDialog
        options={options}
        onAction={() => {
          agreed = true;
          dialog.close();
        }}
      />,
      { size: 'sm', veilCloses: true, onClosed: () => resolve(agreed) },
    );
  });
}
