import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { asObject, asString } from '#src/lib/decode.ts';
import { projectPath } from '#src/lib/paths.ts';
import { listCopies } from '#src/platform/offline-copies.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Column } from '#src/ui/layout/column.tsx';
import { UnsentItems } from './unsent-work-list.tsx';

/** A manuscript that opens without a network. */
type SavedText = { readonly project: string; readonly name: string; readonly path: string };

function readName(text: string): string | null {
  try {
    return asString(asObject(asObject(JSON.parse(text))['data'])['name'])?.trim() || null;
  } catch {
    return null;
  }
}

/** Returns the writer's manuscripts with a copy on this device. Throws DeviceStorageError. */
async function listSavedTexts(userId: number): Promise<readonly SavedText[]> {
  const [texts, projects] = await Promise.all([listCopies(userId, 'manuscript'), listCopies(userId, 'project')]);
  const names = new Map(projects.map(({ entityId, text }) => [entityId, readName(text)]));
  return texts.flatMap(({ entityId: project }) =>
    names.has(project)
      ? [{ project, name: names.get(project) ?? 'Untitled', path: projectPath(project, 'write') }]
      : [],
  );
}

/** In place of a screen that needs the server, after a start without one: what opens, and what isn't sent yet. */
export function OfflinePage({ userId }: { userId: number }) {
  const { data: texts = [] } = useQuery({
    queryKey: ['device', 'saved texts', userId],
    queryFn: () => listSavedTexts(userId),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <Column of="reading">
      <chakra.h1 textStyle="h1">You’re offline</chakra.h1>
      <chakra.p color="fg.muted" marginTop="2" maxWidth="34em">
        This page needs a connection. It opens when you’re back online.
      </chakra.p>
      <chakra.div marginTop="4">
        <Button onClick={() => location.reload()}>Try again</Button>
      </chakra.div>
      {texts.length > 0 && (
        <chakra.section aria-labelledby="saved-texts" marginTop="10">
          <chakra.h2 id="saved-texts" textStyle="h3" marginBottom="3">
            Write offline
          </chakra.h2>
          <chakra.ul display="grid" justifyItems="start" gap="2" listStyleType="none">
            {texts.map(({ project, name, path }) => (
              <li key={project}>
                <Button asChild variant="outline">
                  <Link to={path}>
                    <Icon of={PenLine} />
                    {name}
                  </Link>
                </Button>
              </li>
            ))}
          </chakra.ul>
        </chakra.section>
      )}
      <chakra.div marginTop="10">
        <UnsentItems userId={userId} />
      </chakra.div>
    </Column>
  );
}
