import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { controlStyles, Field } from './field.tsx';
import type { FieldText } from './field.tsx';
import { GrowingTextArea } from './growing-text-area.tsx';

const Area = chakra(GrowingTextArea, {
  base: { ...controlStyles, padding: '3', overflowY: 'auto' },
  variants: {
    // The surrounding card draws the box and the focus ring.
    bare: {
      true: {
        padding: '0',
        bg: 'transparent',
        borderWidth: '0',
        borderRadius: '0',
        textStyle: 'answer',
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      },
    },
  },
});

type Props = Omit<HTMLChakraProps<'textarea'>, 'rows'> &
  FieldText & {
    /** Lines when empty, and lines after which it scrolls. */
    minLines?: number;
    maxLines?: number;
    bare?: boolean;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A text area that grows with its text. Enter adds a line; sending is up to the caller. */
export function TextArea({
  label,
  optional = false,
  hint,
  error,
  labelHidden = false,
  id,
  minLines = 3,
  maxLines = 10,
  ...area
}: Props) {
  const air = area.bare ? '0px' : '26px';
  return (
    <Field label={label} optional={optional} hint={hint} error={error} labelHidden={labelHidden} id={id}>
      {(links) => (
        <Area
          rows={minLines}
          minHeight={`calc(${minLines}lh + ${air})`}
          maxHeight={`calc(${maxLines}lh + ${air})`}
          {...area}
          {...links}
        />
      )}
    </Field>
  );
}
