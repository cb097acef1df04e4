import { chakra } from '@chakra-ui/react';

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    display: 'flex',
    alignItems: 'center',
    zIndex: 'skip',
    top: '2',
    left: '2',
    paddingBlock: '2',
    paddingInline: '4',
    minHeight: 'control',
    borderRadius: 'control',
    bg: 'accent.solid',
    color: 'accent.contrast',
    textStyle: 'label',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

type Props = {
  /** The target's id; the target needs `tabIndex={-1}`. */
  to?: string;
};

export function SkipLink({ to = 'content' }: Props) {
  return (
    <Anchor
      href={`#${to}`}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (target === null) return;
        event.preventDefault();
        target.focus();
      }}
    >
      Skip to content
    </Anchor>
  );
}
