import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { CloudOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectionState$ } from '#src/contract/live.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { connectionText, quietGapMs } from './connection-text.ts';

const height = '36px';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: height,
    paddingInline: '4',
    bg: 'info.bg',
    color: 'info.fg',
    textStyle: 'small',
  },
});

function subscribeNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function useLasted(value: unknown, ms: number): boolean {
  const [lasting, setLasting] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return lasting === value;
}

/** Shows lost connections. The region is rendered from the start, so screen readers announce it. */
export function ConnectionNotice() {
  const live = useValue(connectionState$);
  const online = useSyncExternalStore(subscribeNetwork, () => navigator.onLine);
  const text = connectionText(live, { online, lasted: useLasted(live, quietGapMs) });

  useEffect(() => {
    document.documentElement.style.setProperty('--shell-connection', text === null ? '0px' : height);
  }, [text]);
  return (
    <chakra.div
      position="sticky"
      top="0"
      zIndex="sticky"
      aria-live="polite"
      {...(text !== null && { role: 'status', 'aria-label': 'Connection' })}
    >
      {text !== null && (
        <Notice>
          <Icon of={CloudOff} size={16} />
          {text}
        </Notice>
      )}
    </chakra.div>
  );
}
