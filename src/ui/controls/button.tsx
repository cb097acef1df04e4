import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../display/icon.tsx';
import { Spinner } from '../display/spinner.tsx';

/** Forced colours show transparent borders. */
const withoutForcedBorder = { '@media (forced-colors: active)': { borderColor: 'Canvas' } } as const;

const ButtonRoot = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    flexShrink: '0',
    gap: '2',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'label',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition:
      'background-color var(--chakra-durations-hover), border-color var(--chakra-durations-hover), color var(--chakra-durations-hover), transform var(--chakra-durations-press)',
    _active: { transform: 'scale(.98)', _motionReduce: { transform: 'none' } },
    _disabled: { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '@media (forced-colors: active)': {
      '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': { color: 'GrayText', borderColor: 'GrayText' },
    },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        _hover: { bg: 'accent.hover' },
        // On hover too, so that it doesn't look enabled.
        '&[aria-disabled=true]:not([aria-busy=true]), &[aria-disabled=true]:not([aria-busy=true]):hover, &:disabled': {
          bg: 'bg.muted',
          color: 'fg.muted',
        },
      },
      soft: { bg: 'accent.subtle', color: 'accent.fg', _hover: { borderColor: 'accent.fg' } },
      outline: {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.default',
        _hover: { bg: 'bg.subtle', borderColor: 'border.control' },
      },
      text: { color: 'fg.muted', _hover: { color: 'fg.default', bg: 'bg.subtle' }, ...withoutForcedBorder },
      link: { color: 'accent.fg', _hover: { bg: 'accent.subtle' }, ...withoutForcedBorder },
      danger: { bg: 'danger.fg', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
    },
    size: {
      md: {
        minHeight: 'control',
        paddingBlock: '2',
        paddingInline: '4',
      },
      // Drawn small with a large hit area: 40 px, or 44 under a coarse pointer.
      sm: {
        minHeight: '8',
        paddingBlock: '1',
        paddingInline: '3',
        _after: { content: '""', position: 'absolute', inset: '-5px -1px' },
        '@media (pointer: coarse)': { _after: { inset: '-7px -1px' } },
      },
    },
    quiet: { true: { paddingInline: '3' } },
    full: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

type Props = Omit<HTMLChakraProps<'button'>, 'variant' | 'size'> & {
  /** `solid` and `danger` are for a screen's main action only. */
  variant?: 'solid' | 'soft' | 'outline' | 'text' | 'link' | 'danger';
  size?: 'md' | 'sm';
  full?: boolean;
  icon?: LucideIcon;
  /** Keeps width, name and focus, shows a spinner and ignores presses. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A button, or with `asChild` a link styled as a button: `<Button asChild><Link to="/">Home</Link></Button>`. The child
 * then brings its own icon. `type` is "button" by default.
 */
export function Button({ variant = 'outline', loading = false, icon, children, asChild, onClick, ...rest }: Props) {
  const quiet = variant === 'text' || variant === 'link';
  if (asChild) {
    return (
      <ButtonRoot asChild variant={variant} quiet={quiet} {...(onClick && { onClick })} {...rest}>
        {children}
      </ButtonRoot>
    );
  }
  return (
    <ButtonRoot
      type="button"
      variant={variant}
      quiet={quiet}
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner aria-hidden="true" />
        </chakra.span>
      )}
      <chakra.span display="inline-flex" alignItems="center" gap="2" opacity={loading ? 0 : undefined}>
        {icon && <Icon of={icon} />}
        {children}
      </chakra.span>
    </ButtonRoot>
  );
}
