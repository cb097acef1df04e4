import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import type { Answers } from '../answers.ts';
import type { NameProblem } from '../use-name.ts';

/** As many characters as the server takes. */
const longest = 100;

type Props = {
  answers: Answers;
  onChange: (change: Partial<Answers>) => void;
  problem: NameProblem | null;
  /** While it is being saved. */
  readOnly: boolean;
  /** Not where the writer has been asked before: what they said then stands, and is not known here. */
  asksEmails: boolean;
};

/** First name, last name and whether emails are welcome (section 5). */
export function NameFields({ answers, onChange, problem, readOnly, asksEmails }: Props) {
  return (
    <>
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        required
        maxLength={longest}
        value={answers.firstName}
        readOnly={readOnly}
        error={problem?.fields['first_name']}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
      />
      <TextField
        label="Last name"
        optional
        name="last_name"
        autoComplete="family-name"
        maxLength={longest}
        value={answers.lastName}
        readOnly={readOnly}
        error={problem?.fields['last_name']}
        onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
      />
      {asksEmails && (
        <Checkbox
          label="Receive emails"
          name="receive_emails"
          checked={answers.receiveEmails}
          onChange={({ currentTarget }) => onChange({ receiveEmails: currentTarget.checked })}
        />
      )}
    </>
  );
}
