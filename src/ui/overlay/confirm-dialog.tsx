import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { openDialog } from './dialogs.ts';
import { useDialog } from './layer-context.ts';

export type ConfirmOptions = {
  title: string;
  message: string;
  /** The action's own verb, such as "Delete". */
  action: string;
  /** What keeps everything as it is; "Cancel" unless another word says it better. */
  cancel?: string;
  /** The action takes something away. */
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
 * Asks before something is done. Resolves to true when the action's button is pressed, to false however else the
 * dialog closes. The focus begins on Cancel.
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
