import { chakra } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { connectionState$ } from '#src/api/live.ts';
import { connectionTexts } from '#src/lib/texts.ts';
import type { LiveState } from '#src/api/live/live-socket.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { useValue } from '@legendapp/state/react';

/** Longest gap in ms that isn't reported. */
const quietGapMs = 2000;

/**
 * Returns the connection notice's text, or null. A toast already reports a refused connection.
 * `lasted`: the state is older than `quietGapMs`.
 */
export function connectionText(
  live: LiveState,
  { online, lasted }: { online: boolean; lasted: boolean },
): string | null {
  if (!online) return connectionTexts.offline;
  return live === 'disconnected' && lasted ? connectionTexts.reconnecting : null;
}

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

/** Sets `--shell-connection`, so that what sticks to the top stays below the notice. */
function publishHeight(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--shell-connection', height);
  return () => style.setProperty('--shell-connection', '0px');
}

/** Shows lost connections. `isUnchecked`: the page started without the server. The region is rendered from the start, so screen readers announce it. */
export function ConnectionNotice({ isUnchecked }: { isUnchecked: boolean }) {
  const live = useValue(connectionState$);
  const hasNetwork = useSyncExternalStore(subscribeNetwork, () => navigator.onLine);
  const online = hasNetwork && !isUnchecked;
  const [lasting, setLasting] = useState<LiveState | null>(null);
  // A timer. The state at the start hasn't lasted yet.
  useEffect(() => {
    const timer = setTimeout(() => setLasting(live), quietGapMs);
    return () => clearTimeout(timer);
  }, [live]);
  const text = connectionText(live, { online, lasted: lasting === live });
  return (
    <chakra.div
      position="sticky"
      top="0"
      zIndex="sticky"
      aria-live="polite"
      {...(text !== null && { role: 'status', 'aria-label': 'Connection' })}
    >
      {text !== null && (
        <Notice ref={publishHeight}>
          <Icon of={CloudOff} size={16} />
          {text}
        </Notice>
      )}
    </chakra.div>
  );
}
