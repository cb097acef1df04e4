import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { controlStyles, Field } from './field.tsx';
import type { FieldText } from './field.tsx';

const Input = chakra('input', {
  base: controlStyles,
  variants: { start: { true: { paddingInlineStart: '10' } }, end: { true: { paddingInlineEnd: '12' } } },
});

type Props = Omit<HTMLChakraProps<'input'>, 'size' | 'start' | 'end'> &
  FieldText & {
    start?: ReactNode;
    end?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({
  label,
  optional = false,
  hint,
  error,
  alert = false,
  labelHidden = false,
  start,
  end,
  id,
  ...input
}: Props) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} alert={alert} labelHidden={labelHidden} id={id}>
      {(links) => (
        <chakra.div position="relative">
          {start && (
            <chakra.span
              position="absolute"
              insetBlock="0"
              insetInlineStart="3"
              display="grid"
              placeItems="center"
              color="fg.subtle"
              pointerEvents="none"
            >
              {start}
            </chakra.span>
          )}
          <Input start={Boolean(start)} end={Boolean(end)} {...input} {...links} />
          {end && (
            <chakra.span
              position="absolute"
              insetBlock="0"
              insetInlineEnd="1px"
              display="grid"
              placeItems="center"
              color="fg.muted"
            >
              {end}
            </chakra.span>
          )}
        </chakra.div>
      )}
    </Field>
  );
}
