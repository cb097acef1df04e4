import { TextField } from '#src/ui/controls/text-field.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import type { ManuscriptStore } from '../store/manuscript-store.ts';
import { setWordGoal, wordGoal$ } from '../word-goal.ts';

const largest = 100_000;

export function openGoal(store: ManuscriptStore): void {
  const goal = wordGoal$.peek();
  openForm({
    title: 'Daily goal',
    fields: (getProblem) => (
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
    ),
    onSubmit: (data) => {
      const typed = data.get('goal');
      const text = typeof typed === 'string' ? typed.replaceAll(/[\s,.]/g, '') : '';
      if (text !== '' && !(/^\d{1,6}$/.test(text) && Number(text) > 0 && Number(text) <= largest))
        return Promise.resolve({ text: null, fields: { goal: 'Enter a number from 1 to 100,000.' } });
      setWordGoal(store.draftKey.userId, text === '' ? null : Number(text));
      return Promise.resolve(null);
    },
  });
}
