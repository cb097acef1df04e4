import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { connectionTexts } from '#src/lib/texts.ts';
import { getOfflineUser } from '#src/platform/last-user.ts';
import { recordingFileName } from '#src/platform/recording-format.ts';
import { readRecordingBlob } from '#src/platform/recording-storage.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { formatUnsentTime, getUnsentTitle, type UnsentItem, listUnsentItems } from '../unsent-items.ts';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '4',
    borderRadius: 'card',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg.surface',
  },
});

async function download(id: string): Promise<void> {
  const audio = await readRecordingBlob(id);
  saveFile(audio, recordingFileName(audio.type));
}

function UnsentRow({ work, now }: { work: UnsentItem; now: number }) {
  const moment = formatUnsentTime(work, now);
  return (
    <Item>
      <chakra.p textStyle="label">
        {getUnsentTitle(work)}
        {moment !== null && (
          <chakra.span textStyle="small" color="fg.subtle" marginInlineStart="2">
            {moment}
          </chakra.span>
        )}
      </chakra.p>
      {work.text !== '' && (
        <chakra.p
          textStyle="answer"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          maxHeight="12rem"
          overflowY="auto"
          tabIndex={0}
          aria-label={getUnsentTitle(work)}
          role="region"
        >
          {work.text}
        </chakra.p>
      )}
      {work.kind === 'recording' && (
        <chakra.div>
          <Button size="sm" onClick={() => void download(work.id).catch(() => undefined)}>
            Download
          </Button>
        </chakra.div>
      )}
    </Item>
  );
}

function useUnsentItems(userId: number | null): readonly UnsentItem[] {
  const [work, setWork] = useState<readonly UnsentItem[]>([]);
  // Unsent work is in IndexedDB.
  useEffect(() => {
    if (userId !== null) listUnsentItems(userId).then(setWork, () => undefined);
  }, [userId]);
  return work;
}

/** A writer's unsent work on this device, to read and export. */
export function UnsentItems({ userId }: { userId: number | null }) {
  const work = useUnsentItems(userId);
  const [now] = useState(() => Date.now());
  if (work.length === 0) return null;
  return (
    <chakra.section aria-labelledby="unsent-work" marginTop="4">
      <chakra.h2 id="unsent-work" textStyle="h3" marginBottom="3">
        Saved on this device
      </chakra.h2>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {work.map((one) => (
          <UnsentRow key={`${one.kind}:${one.id}`} work={one} now={now} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/**
 * Shown below the login while offline: unsent work on this device, to read and export. `hadLogin`: a login couldn't
 * be checked without a network.
 */
export function UnsentWorkList({ hadLogin }: { hadLogin: boolean }) {
  const [userId] = useState(() => getOfflineUser(hadLogin));
  return (
    <chakra.div marginTop="8">
      {!navigator.onLine && (
        <chakra.p role="status" aria-label="Connection" textStyle="text" color="fg.muted">
          {connectionTexts.offline}
        </chakra.p>
      )}
      <UnsentItems userId={userId} />
    </chakra.div>
  );
}
