import { useSubscription } from '#src/ui/use-subscription.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil, Trash } from 'lucide-react';
import { Link } from 'react-router-dom';
import { timeAgo } from '#src/lib/dates.ts';
import { plainText } from '#src/lib/rich-text.ts';
import { noteTexts } from '../texts.ts';
import { refreshOnEvent } from '#src/platform/refresh-on-event.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { RichTextBody } from '../rich-text-body.ts';
import { useNow } from '#src/ui/use-now.ts';
import { subscribeToNote } from '../live.ts';
import { type NoteModel, untitled } from '../note-model.ts';
import { type NoteAddress, refreshNotes, useNote } from '../queries.ts';
import { useRetry } from '#src/ui/use-retry.ts';

const emptyText = 'A place for stray thoughts.';

function Sections({ note }: { note: NoteModel }) {
  const isEmpty = note.sections.every(({ title, content }) => title.trim() === '' && plainText(content) === '');
  if (isEmpty) {
    return (
      <chakra.p textStyle="prose" color="fg.subtle" marginTop="6">
        {emptyText}
      </chakra.p>
    );
  }
  return note.sections.map(({ id, title, content }, n) => (
    <chakra.section key={id} marginTop={n === 0 ? '6' : '8'}>
      {title.trim() !== '' && (
        <chakra.h3 textStyle="small" fontWeight="600" color="fg.muted" marginBottom="2">
          {title}
        </chakra.h3>
      )}
      <RichTextBody doc={content} />
    </chakra.section>
  ));
}

type Props = {
  address: NoteAddress;
  editPath: string;
  onDelete: (title: string) => void;
};

function refreshNoteOnUpdates(slug: string, id: number): () => void {
  return subscribeToNote(id, () => refreshOnEvent(`note ${id}`, () => refreshNotes({ slug, id })));
}

export function NoteReader({ address, editPath, onDelete }: Props) {
  const { slug, id } = address;
  const now = useNow();
  const read = useNote(address);
  const { isPending, failure } = useRetry(read);
  const { data: note } = read;
  useSubscription(refreshNoteOnUpdates, slug, id);
  if (isPending) return null;
  if (!note) return <ErrorState message={noteTexts.loadFailed} {...failure} />;
  const when = timeAgo(note.updatedAt, now);
  return (
    <chakra.article aria-label={note.title.trim() || untitled} maxWidth="720px">
      <chakra.div display="flex" alignItems="center" gap="2" minHeight="control">
        <chakra.p flex="1" textStyle="small" color="fg.muted">
          {when && `Edited ${when.toLowerCase()}`}
        </chakra.p>
        <Button asChild>
          <Link to={editPath}>
            <Icon of={Pencil} />
            Edit
          </Link>
        </Button>
        <IconButton label="Delete note" icon={Trash} onClick={() => onDelete(note.title)} />
      </chakra.div>
      <chakra.div maxWidth="600px">
        <chakra.h2
          fontFamily="serif"
          fontWeight="450"
          fontSize="30px"
          lineHeight="38px"
          letterSpacing="-0.012em"
          marginTop="5"
          overflowWrap="anywhere"
          color={note.title.trim() === '' ? 'fg.subtle' : 'fg.default'}
        >
          {note.title.trim() || untitled}
        </chakra.h2>
        <Sections note={note} />
      </chakra.div>
    </chakra.article>
  );
}
