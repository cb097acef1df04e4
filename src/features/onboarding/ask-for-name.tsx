import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { NamePrompt } from './components/name-prompt.tsx';
import { onNameSetInOtherTab } from './broadcast-name.ts';
import { refreshUser } from './queries.ts';
import { whenQuiet } from './quiet-moment.ts';

/**
 * Asks for the writer's name when it interrupts nothing, in a dialog without a close button (section 2). Returns a
 * function that closes it.
 */
export function askForName(): () => void {
  let close = (): void => undefined;
  const endWaiting = whenQuiet(() => {
    ({ close } = openDialog(<NamePrompt />, { size: 'sm', forced: true }));
  });
  const endListening = onNameSetInOtherTab(() => void refreshUser());
  return () => {
    endWaiting();
    endListening();
    close();
  };
}
