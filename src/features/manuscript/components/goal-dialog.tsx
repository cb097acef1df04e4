import { formText } from '#src/lib/form-error.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { setWordGoal, wordGoal$ } from '../word-goal.ts';

const largest = 100_000;

function DailyGoal({ userId }: { userId: number }) {
  const { close } = useDialog();
  const goal = wordGoal$.peek();
  return (
    <FormDialog
      title="Daily goal"
      onSubmit={(data) => {
        const text = formText(data, 'goal').replaceAll(/[\s,.]/g, '');
        if (text !== '' && !(/^\d{1,6}$/.test(text) && Number(text) > 0 && Number(text) <= largest))
          return { goal: 'Enter a number from 1 to 100,000.' };
        setWordGoal(userId, text === '' ? null : Number(text));
        close();
        return undefined;
      }}
    >
      {(getProblem) => (
        <TextField
          name="goal"
          label="Words per day"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="Leave blank for no goal. Deleting words never counts against you."
          error={getProblem('goal')}
          defaultValue={goal === null ? '' : String(goal)}
        />
      )}
    </FormDialog>
  );
}

export function openGoal(store: ManuscriptStore): void {
  openForm(<DailyGoal userId={store.draftKey.userId} />);
}
