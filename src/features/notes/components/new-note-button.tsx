import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/ui/controls/button.tsx';
import { showNoteError } from '../delete-note.tsx';
import { createNoteFromSearch } from '../queries.ts';

type Props = { slug: string; editPath: (id: number) => string; main?: boolean };

export function NewNoteButton({ slug, editPath, main = false }: Props) {
  const navigate = useNavigate();
  const [isMaking, setIsMaking] = useState(false);
  const make = async (): Promise<void> => {
    setIsMaking(true);
    try {
      const { id } = await createNoteFromSearch(slug, '');
      await navigate(editPath(id), { state: { isNew: true } });
    } catch (error) {
      showNoteError('We couldn’t create the note.', error);
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Button icon={Plus} variant={main ? 'solid' : 'outline'} loading={isMaking} onClick={() => void make()}>
      New note
    </Button>
  );
}
