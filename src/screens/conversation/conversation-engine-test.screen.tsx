import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { genericSubject } from '#src/lib/parse-conversation-route.ts';
import type { ScreenHandle } from '#src/lib/screen-handle.ts';
import { quickMode$ } from '#src/platform/persisted-flag.ts';
import { ConversationScreen } from './conversation-screen.tsx';
import { EngineChoice } from './engine-choice.tsx';

/** /test/conversation-engine: runs the engine at any endpoint (Section 2). */
export const handle: ScreenHandle = { title: 'Conversation engine', sidebar: false };

/**
 * `endpoint`, `element` and `projectSlug` name the subject, as in /conversation/{endpoint?}/{element?}; otherwise
 * choose it here. `quick=true` enables quick mode (Section 4). `test=true` is sent with the project request (Section
 * 7).
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
