import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { genericSubject } from '#src/lib/conversation-address.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { quickMode$ } from '#src/platform/quick-mode.ts';
import { ConversationScreen } from './conversation-screen.tsx';
import { EngineChoice } from './engine-choice.tsx';

/** /test/conversation-engine: runs the engine at any endpoint (section 2). */
export const handle: ScreenHandle = { title: 'Conversation engine', sidebar: false };

/**
 * `endpoint`, `element` and `projectSlug` say what the conversation is about, as in /conversation/{endpoint?}/{element?}; without
 * an endpoint they can be chosen. `quick=true` is the recordings' quick mode (section 4), `test=true` goes with the project's
 * call (section 7).
 */
export function Component() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const isQuick = query.get('quick') === 'true';
  useEffect(() => {
    quickMode$.set(isQuick);
    return () => quickMode$.set(false);
  }, [isQuick]);
  const endpoint = query.get('endpoint');
  if (endpoint === null) return <EngineChoice />;
  const subject = genericSubject(endpoint, query.get('element') || undefined, query);
  const back = new URLSearchParams(query);
  for (const name of ['endpoint', 'element', 'projectSlug']) back.delete(name);
  return (
    <ConversationScreen
      subject={subject}
      isTest={query.get('test') === 'true'}
      backTo={`${pathname}?${back.toString()}`}
    />
  );
}
