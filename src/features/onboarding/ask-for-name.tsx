import { openDialog } from '#src/ui/overlay/dialogs.ts';
import { NamePrompt } from './components/name-prompt.tsx';
import { onNameSetInOtherTab } from './other-tabs.ts';
import { refreshUser } from './queries.ts';
import { whenQuiet } from './quiet-moment.ts';

/**
 * Asks for the writer's name in a dialog that only an answer closes (section 2), as soon as it interrupts nothing. The answer of
 * this function closes it: the writer has a name, from here or from another tab, or is somewhere else.
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
