import { useTitle } from '#src/ui/use-title.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { chakra } from '@chakra-ui/react';
import { useValue } from '@legendapp/state/react';
import { Plus, Trash } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { noteTexts } from '../texts.ts';
import { appActions } from '#src/platform/app-actions.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SkeletonBar } from '#src/ui/display/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import type { NoteField, NoteStore } from '../note-store.ts';
import { untitled } from '../note-model.ts';
import type { NoteAddress } from '../queries.ts';
import { appendSection, recreateNote } from '../section-actions.ts';
import { useNoteStore } from '../open-note-stores.ts';
import { NoteBar } from './note-bar.tsx';
import { NoteSaveError } from './note-save-state.tsx';
import { NoteSection } from './note-section.tsx';
import { NoteTitle } from './note-title.tsx';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';

const Column = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '640px',
    marginInline: 'auto',
    paddingInline: '5',
    paddingTop: { base: '4', md: '8' },
    paddingBottom: '160px',
  },
});

function NoteSkeleton() {
  return (
    <Column aria-busy="true">
      <SkeletonBar height="30px" width="58%" />
      <SkeletonBar marginTop="10" height="10px" width="18%" />
      {[96, 92, 98, 88, 94, 46].map((width) => (
        <SkeletonBar key={width} marginTop="5" width={`${width}%`} />
      ))}
      <SlowNotice />
    </Column>
  );
}

function isSection(field: NoteField | undefined): field is NoteField & { readonly id: number } {
  return typeof field?.id === 'number';
}

function Sections({ store }: { store: NoteStore }) {
  const order = useValue(store.order$);
  const [added, setAdded] = useState<number | null>(null);
  const sections = order.map((id) => store.fields.get(id)).filter(isSection);
  return (
    <>
      {sections.map((section, at) => (
        <NoteSection
          key={section.id}
          store={store}
          field={section}
          at={at}
          count={sections.length}
          isNew={section.id === added}
        />
      ))}
      <chakra.div marginTop="8" marginInlineStart="-3">
        <Button variant="text" icon={Plus} onClick={() => setAdded(appendSection(store))}>
          Add section
        </Button>
      </chakra.div>
    </>
  );
}

function OpenNote({ store, isNew, notePath }: { store: NoteStore; isNew: boolean; notePath: (id: number) => string }) {
  const isDeleted = useValue(store.isDeleted$);
  const navigate = useNavigate();
  const title = store.fields.get('title');
  const saveNew = async (): Promise<void> => {
    try {
      await navigate(notePath(await recreateNote(store)), { replace: true });
    } catch (error) {
      appActions().showError(error, { errorToast: 'headed', failed: 'We couldn’t save the note.' });
    }
  };
  return (
    <Column>
      <div role="status" aria-label="Note updates">
        {isDeleted && (
          <Notice icon={Trash} text={noteTexts.goneHere}>
            <Button size="sm" variant="link" onClick={() => void saveNew()}>
              Save as new note
            </Button>
          </Notice>
        )}
      </div>
      {title && <NoteTitle store={store} titleField={title} isNew={isNew} />}
      <Sections store={store} />
      <NoteSaveError store={store} />
    </Column>
  );
}

type Props = {
  userId: number;
  address: NoteAddress;
  listPath: string;
  notePath: (id: number) => string;
  /** The note is new, so focus starts in its title. */
  isNew: boolean;
};

function OpenNoteStore({ store, listPath, notePath, isNew }: Omit<Props, 'address' | 'userId'> & { store: NoteStore }) {
  const phase = useValue(store.phase$);
  const title = useValue(() => store.fields.get('title')?.observe().local.title ?? '').trim() || untitled;
  useTitle(phase === 'ready' ? title : null);
  return (
    <>
      <NoteBar store={phase === 'ready' ? store : null} listPath={listPath} />
      <VisuallyHidden asChild>
        <h1>{phase === 'ready' ? title : 'Note'}</h1>
      </VisuallyHidden>
      {phase === 'loading' && <NoteSkeleton />}
      {phase === 'failed' && <ErrorState message={noteTexts.loadFailed} onRetry={() => store.open()} />}
      {phase === 'missing' && (
        <>
          <ErrorState message={noteTexts.notFound} />
          <chakra.div display="flex" justifyContent="center">
            <Button asChild variant="link">
              <Link to={listPath}>Back to notes</Link>
            </Button>
          </chakra.div>
        </>
      )}
      {phase === 'ready' && <OpenNote store={store} isNew={isNew} notePath={notePath} />}
    </>
  );
}

export function NotePage({ address, userId, ...props }: Props) {
  const store = useNoteStore(userId, address);
  return store ? <OpenNoteStore {...props} store={store} /> : <NoteSkeleton />;
}
