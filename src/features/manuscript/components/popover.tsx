import { type ReactNode, useId, useState } from 'react';
import { useOverlays } from '#src/ui/overlay/lazy-overlays.ts';

export type PopoverButton = {
  id: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
};

type Props = {
  label: string;
  align?: 'start' | 'end';
  renderButton: (props: PopoverButton) => ReactNode;
  /** `close` can name what to do once it's closed, instead of focusing the button again. */
  children: (close: (next?: () => void) => void) => ReactNode;
};

function Content({ close, children }: { close: (next?: () => void) => void; children: Props['children'] }) {
  return children(close);
}

/** A button with a panel of controls beside it; the page stays usable. */
export function Popover({ label, align = 'end', renderButton, children }: Props) {
  const id = useId();
  const ids = { trigger: `${id}-button`, content: `${id}-panel` };
  const [isMounted, setIsMounted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const overlays = useOverlays(isMounted);
  const [next, setNext] = useState<{ run: () => void }>();
  const close = (run?: () => void): void => {
    setNext(run && { run });
    setIsOpen(false);
  };
  return (
    <>
      {renderButton({
        id: ids.trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': ids.content,
        onClick: () => {
          setNext(undefined);
          setIsMounted(true);
          setIsOpen(!isOpen);
        },
      })}
      {overlays && isMounted && (
        <overlays.PopoverPanel
          ids={ids}
          label={label}
          align={align}
          isOpen={isOpen}
          restoreFocus={next === undefined}
          onClose={() => close()}
          onExited={() => {
            setIsMounted(false);
            next?.run();
          }}
        >
          <Content close={close}>{children}</Content>
        </overlays.PopoverPanel>
      )}
    </>
  );
}
