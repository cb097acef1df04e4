import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import type { LoginProblem } from '../login-problem.ts';

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

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    marginBottom: '4',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'control',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'text',
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});

export function LoginAlert({ problem }: { problem: LoginProblem | null }) {
  if (problem === null || problem.text === '') return null;
  return (
    <Box role="alert" tabIndex={-1}>
      <chakra.span marginTop="1.5px" flexShrink="0">
        <Icon of={CircleAlert} />
      </chakra.span>
      <div>
        <p>{problem.text}</p>
        {problem.detail && <p>{problem.detail}</p>}
      </div>
    </Box>
  );
}
