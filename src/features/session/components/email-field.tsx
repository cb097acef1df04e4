import { TextField } from '#src/ui/controls/text-field.tsx';

type Props = { value: string; readOnly: boolean; error: string | undefined; onChange: (value: string) => void };

export function EmailField({ value, readOnly, error, onChange }: Props) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      readOnly={readOnly}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
