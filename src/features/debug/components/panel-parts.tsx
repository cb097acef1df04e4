import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { controlStyles } from '#src/ui/controls/field.tsx';

export function ControlProblem({ problem }: { problem: string | null }) {
  return problem === null ? null : (
    <chakra.p role="alert" textStyle="small" color="danger.fg" overflowWrap="anywhere">
      {problem}
    </chakra.p>
  );
}

type Control = {
  readonly run: (work: () => Promise<unknown>) => void;
  readonly busy: boolean;
  readonly problem: string | null;
};

export function useControl(): Control {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = (work: () => Promise<unknown>): void => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    work()
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : 'That didn’t work.'))
      .finally(() => setBusy(false));
  };
  return { run, busy, problem };
}

export const PanelSection = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    paddingBlock: '3',
    paddingInline: '5',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

export const PanelTitle = chakra('h3', { base: { textStyle: 'label' } });

export const PanelRow = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });

const small = {
  ...controlStyles,
  minHeight: '36px',
  paddingBlock: '1.5',
  paddingInline: '2.5',
  textStyle: 'small',
  '@media (pointer: coarse)': { minHeight: 'touch', fontSize: '1rem' },
} as const;

export const PanelInput = chakra('input', { base: small });
/** Browsers match every select as `:read-only`, which would mute it. */
export const PanelSelect = chakra('select', { base: { ...small, '&:disabled, &:read-only': { color: 'fg.default' } } });
export const PanelText = chakra('textarea', {
  base: { ...small, display: 'block', fontFamily: 'mono', fontSize: '12px', lineHeight: '16px', resize: 'vertical' },
});

export const PanelButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: '36px',
    flexShrink: '0',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    bg: 'bg.surface',
    textStyle: 'small',
    fontWeight: '600',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', borderColor: 'border.control' },
    _disabled: { opacity: '.45', cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
  variants: {
    kind: {
      plain: {},
      text: { borderColor: 'transparent', bg: 'transparent', color: 'fg.muted', paddingInline: '2' },
      main: {
        bg: 'accent.solid',
        borderColor: 'transparent',
        color: 'accent.contrast',
        _hover: { bg: 'accent.hover' },
      },
    },
  },
  defaultVariants: { kind: 'plain' },
});

export const Mono = chakra('span', { base: { fontFamily: 'mono', fontSize: '12px', lineHeight: '16px' } });
