import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { controlStyles, Field } from './field.tsx';
import type { FieldText } from './field.tsx';

const Area = chakra('textarea', {
  base: { ...controlStyles, padding: '3', display: 'block', resize: 'none', overflowY: 'auto', fieldSizing: 'content' },
  variants: {
    // The surrounding card is the box: no border, no fill, no ring of its own.
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

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

function fit(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Fits the height to the text where the browser does not do it by itself. */
function useGrowing() {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (growsByItself || area === null) return undefined;
    const onInput = () => fit(area);
    fit(area);
    area.addEventListener('input', onInput);
    return () => area.removeEventListener('input', onInput);
  });
  return ref;
}

type Props = Omit<HTMLChakraProps<'textarea'>, 'rows'> &
  FieldText & {
    /** Lines it shows when empty, and lines after which it scrolls. */
    minLines?: number;
    maxLines?: number;
    /** Draws no box: the card around it is the box and shows the focus. */
    bare?: boolean;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A text area that grows with its text. Enter is a new line; sending is the caller's business. */
export function TextArea({
  label,
  optional = false,
  hint,
  error,
  labelHidden = false,
  id,
  minLines = 3,
  maxLines = 10,
  ref,
  ...area
}: Props) {
  const own = useGrowing();
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
          ref={(element: HTMLTextAreaElement | null) => {
            own.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
        />
      )}
    </Field>
  );
}
