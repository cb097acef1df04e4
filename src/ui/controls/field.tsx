import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';

/** The box of every text control: a control border that becomes a 2 px accent border with the focus, moving nothing. */
export const controlStyles = {
  width: 'full',
  minHeight: 'control',
  paddingBlock: '2',
  paddingInline: '3',
  bg: 'bg.surface',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  textStyle: 'body',
  transition: 'border-color var(--chakra-durations-hover), box-shadow var(--chakra-durations-hover)',
  // The outline is transparent: only forced colours, which drop the shadow, make it visible.
  '&:focus-visible': {
    outline: '2px solid transparent',
    outlineOffset: '0',
    borderColor: 'accent.fg',
    boxShadow: 'inset 0 0 0 1px {colors.accent.fg}',
  },
  '&[aria-invalid=true]': {
    borderColor: 'danger.fg',
    '&:focus-visible': { boxShadow: 'inset 0 0 0 1px {colors.danger.fg}' },
  },
  '&:disabled, &:read-only': { color: 'fg.muted' },
  // Under 16 px a phone's browser zooms into the field.
  '@media (pointer: coarse)': { minHeight: 'touch', fontSize: '1rem' },
} as const;

export type FieldText = {
  label: string;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** What is wrong, in a sentence; the control is then invalid. */
  error?: string | undefined;
  /** The error is said at once: for one that answers what was sent, while the focus is in the field already. */
  alert?: boolean;
  /** The label is read out, not shown. */
  labelHidden?: boolean;
};

/** What ties a control to its label, hint and error. */
type FieldLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const Label = chakra('label', { base: { display: 'block', textStyle: 'label', marginBottom: '2' } });

type Props = FieldText & { id?: string | undefined; children: (links: FieldLinks) => ReactNode };

/** Label above, hint and error below, tied to the control that `children` draws. */
export function Field({
  label,
  optional = false,
  hint,
  error,
  alert = false,
  labelHidden = false,
  id,
  children,
}: Props) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <chakra.div width="full">
      <Label htmlFor={control} {...(labelHidden && { srOnly: true })}>
        {label}
        {optional && (
          <chakra.span color="fg.subtle" fontWeight="400">
            {' '}
            (optional)
          </chakra.span>
        )}
      </Label>
      {children({
        id: control,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {hint && (
        <chakra.p id={`${control}-hint`} textStyle="small" color="fg.subtle" marginTop="2">
          {hint}
        </chakra.p>
      )}
      {error && (
        <chakra.p
          id={`${control}-error`}
          {...(alert && { role: 'alert' })}
          textStyle="small"
          color="danger.fg"
          marginTop="2"
          display="flex"
          alignItems="flex-start"
          gap="1.5"
        >
          <chakra.span marginTop="1px" flexShrink="0">
            <Icon of={CircleAlert} size={16} />
          </chakra.span>
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
