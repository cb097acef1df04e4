import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Mic, Pencil, Trash } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { conversationPath, projectPath } from '#src/lib/paths.ts';
import { imageTypes } from '#src/lib/image-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBar, SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { BackTo } from '#src/ui/layout/back-to.tsx';
import { editElement } from '../edit-element.tsx';
import { type ElementCard, type ElementDetail, toProseParts } from '../element-model.ts';
import { factChange } from '../queries.ts';
import { useDeletion } from '../use-deletion.ts';
import { useImageUpload, ElementImage } from './element-image.tsx';
import { ElementFacts } from './element-facts.tsx';
import { RelatedElements } from './related-elements.tsx';
import { SlowNotice } from '#src/ui/feedback/slow-notice.tsx';

function ElementProse({ description, children }: { description: string | null; children: ReactNode }) {
  if (description === null)
    return (
      <chakra.p color="fg.muted">
        Nothing here yet. <chakra.span whiteSpace="nowrap">{children}</chakra.span>
      </chakra.p>
    );
  return (
    <chakra.div display="grid" gap="5" overflowWrap="anywhere">
      {toProseParts(description).map(({ line, heading, paragraphs }) => (
        <chakra.section key={line}>
          {heading !== null && (
            <chakra.h2 textStyle="h3" marginBottom="1">
              {heading}
            </chakra.h2>
          )}
          <chakra.div display="grid" gap="4">
            {paragraphs.map((paragraph) => (
              <chakra.p key={paragraph.line} textStyle="prose" whiteSpace="pre-line">
                {paragraph.text}
              </chakra.p>
            ))}
          </chakra.div>
        </chakra.section>
      ))}
    </chakra.div>
  );
}

type Props = {
  element: ElementDetail;
  onEdit: () => void;
  onDelete: () => void;
  onImage: (files: readonly File[]) => void;
};

function ElementHeader({ element, onEdit, onDelete, onImage }: Props) {
  const { name, line, project, slug } = element;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <chakra.h1 textStyle="display" overflowWrap="anywhere" tabIndex={-1}>
        {name}
      </chakra.h1>
      {line !== null && (
        <chakra.p textStyle="body" color="fg.muted" marginTop="1" overflowWrap="anywhere">
          {line}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop={{ base: '3', md: '4' }}>
        <Button asChild variant="solid">
          <Link to={conversationPath({ endpoint: 'narrative-elements', project, element: slug })}>
            <Icon of={Mic} />
            Develop
          </Link>
        </Button>
        <Button icon={Pencil} onClick={onEdit}>
          Edit
        </Button>
        <chakra.div display="flex" marginInlineStart={{ base: '-2', md: '0' }}>
          <IconButton label="Change image" icon={ImagePlus} onClick={() => input.current?.click()} />
          <IconButton label="Delete" icon={Trash} onClick={onDelete} />
        </chakra.div>
        <input
          ref={input}
          type="file"
          hidden
          accept={imageTypes.join(',')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            onImage(files);
          }}
        />
      </chakra.div>
    </>
  );
}

const PageContainer = chakra('div', {
  base: {
    containerType: 'inline-size',
    paddingInline: { base: '4', md: '8' },
    paddingTop: { base: '6', md: '6' },
    paddingBottom: { base: '84px', md: '16' },
  },
});

const twoColumns = '@container (min-width: 560px)';
const wideColumns = '@container (min-width: 820px)';

const Grid = chakra('article', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    gridTemplateAreas: '"picture head" "facts facts" "prose prose"',
    maxWidth: '1000px',
    transition: 'opacity var(--chakra-durations-fade)',
    '&[aria-busy=true]': { opacity: '.6' },
    [twoColumns]: {
      columnGap: '8',
      gridTemplateColumns: '224px minmax(0, 1fr)',
      gridTemplateAreas: '"picture head" "picture prose" "facts prose"',
      gridTemplateRows: 'auto auto 1fr',
    },
    [wideColumns]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
});

const Facts = chakra('div', { base: { gridArea: 'facts', marginTop: '6', [twoColumns]: { marginTop: '3' } } });

const Prose = chakra('div', {
  base: {
    gridArea: 'prose',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '6',
    paddingTop: '8',
    [twoColumns]: { paddingTop: '6' },
  },
});

type ElementLayoutProps = { head: ReactNode; image: ReactNode; facts: ReactNode; busy?: boolean; children: ReactNode };

function ElementLayout({ head, image, facts, busy = false, children }: ElementLayoutProps) {
  return (
    <PageContainer>
      <Grid aria-busy={busy}>
        <chakra.div gridArea="head" position="relative" minWidth="0">
          {head}
        </chakra.div>
        <chakra.div gridArea="picture">{image}</chakra.div>
        <Facts>{facts}</Facts>
        <Prose>{children}</Prose>
      </Grid>
    </PageContainer>
  );
}

export function ElementSkeleton() {
  return (
    <ElementLayout
      busy
      head={<SkeletonBar height="40px" width="min(280px, 80%)" marginTop="8" />}
      image={<SkeletonBlock aspectRatio="3 / 4" borderRadius="card" />}
      facts={[60, 80, 70, 64, 76].map((width) => (
        <SkeletonBar key={width} width={`${width}%`} marginTop="6" />
      ))}
    >
      <chakra.div>
        {[100, 96, 98, 60, 99, 72].map((width) => (
          <SkeletonBar key={width} height="16px" width={`min(560px, ${width}%)`} marginTop="4" />
        ))}
        <SlowNotice />
      </chakra.div>
    </ElementLayout>
  );
}

type ElementPageProps = {
  element: ElementDetail;
  kindName: string;
  leave: () => void;
  onDevelop: (element: ElementCard) => void;
};

const TalkLink = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'chip', textDecoration: 'underline', textUnderlineOffset: '2px' },
});

export function ElementPage({ element, kindName, leave, onDevelop }: ElementPageProps) {
  const { project, kind, slug, facts, description } = element;
  const deletion = useDeletion(element, leave);
  const upload = useImageUpload(element);
  const { mutateAsync: changeFact } = useMutation(factChange(project, slug));
  return (
    <ElementLayout
      busy={deletion.isRunning}
      image={<ElementImage element={element} upload={upload} />}
      facts={<ElementFacts facts={facts} onSave={(fact, value) => changeFact({ fact, value })} />}
      head={
        <>
          <chakra.div display={{ base: 'none', md: 'block' }}>
            <BackTo to={projectPath(project, kind)}>{kindName}</BackTo>
          </chakra.div>
          <ElementHeader
            element={element}
            onEdit={() => editElement(element)}
            onDelete={deletion.requestDeletion}
            onImage={upload.pick}
          />
        </>
      }
    >
      <ElementProse description={description}>
        <TalkLink to={conversationPath({ endpoint: 'narrative-elements', project, element: slug })}>
          Talk about this
        </TalkLink>
      </ElementProse>
      <RelatedElements element={element} onDevelop={onDevelop} />
    </ElementLayout>
  );
}
