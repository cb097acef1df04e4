import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';

/** Text control styles. The focus border is 2 px wide without shifting the layout. */
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
  // Forced colours drop the shadow, so they need this outline.
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
  // Below 16 px, mobile browsers zoom into the field.
  '@media (pointer: coarse)': { fontSize: '1rem' },
} as const;

export type FieldText = {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Announces the error at once, for server errors while the field has focus. */
  alert?: boolean;
  labelHidden?: boolean;
};

type FieldLinks = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const Label = chakra('label', { base: { display: 'block', textStyle: 'label', marginBottom: '2' } });

type Props = FieldText & { id?: string | undefined; children: (links: FieldLinks) => ReactNode };

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
  const generatedId = useId();
  const control = id ?? generatedId;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <chakra.div width="full">
      <Label id={`${control}-label`} htmlFor={control} {...(labelHidden && { srOnly: true })}>
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
