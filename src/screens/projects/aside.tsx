import { chakra } from '@chakra-ui/react';
import { createContext, use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const HostContext = createContext<HTMLElement | null>(null);

const Row = chakra('div', { base: { display: 'flex', flex: '1', minWidth: '0' } });

const Main = chakra('div', { base: { display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' } });

/** Stays in view while the page scrolls and when the screen changes. */
const Host = chakra('div', {
  base: { position: 'sticky', top: 'var(--shell-top, 0px)', alignSelf: 'start', flexShrink: '0' },
});

/** A frame with space on its right for the content of `Aside`. */
export function AsideFrame({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <HostContext value={host}>
      <Row>
        <Main>{children}</Main>
        <Host ref={setHost} data-still="" />
      </Row>
    </HostContext>
  );
}

export function Aside({ children }: { children: ReactNode }) {
  const host = use(HostContext);
  return host && createPortal(children, host);
}
