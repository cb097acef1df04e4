import { Link } from 'react-router-dom';
import { chakra } from '@chakra-ui/react';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import { projectPath } from '#src/lib/project-paths.ts';
import { BackTo } from '#src/ui/layout/back-to.tsx';
import { editElement } from '../edit-element.tsx';
import type { ElementCard, ElementDetail } from '../element-model.ts';
import { changeFact } from '../queries.ts';
import { useDeletion } from '../use-deletion.ts';
import { useImageUpload } from '../use-image-upload.ts';
import { ElementFacts } from './element-facts.tsx';
import { ElementHeader } from './element-header.tsx';
import { ElementLayout } from './element-layout.tsx';
import { ElementImage } from './element-image.tsx';
import { ElementProse } from './element-prose.tsx';
import { RelatedElements } from './related-elements.tsx';

type Props = {
  element: ElementDetail;
  kindName: string;
  leave: () => void;
  onDevelop: (element: ElementCard) => void;
};

const Talk = chakra(Link, {
  base: { color: 'accent.fg', borderRadius: 'chip', _hover: { textDecoration: 'underline' } },
});

export function ElementPage({ element, kindName, leave, onDevelop }: Props) {
  const { project, kind, slug, facts, description } = element;
  const deletion = useDeletion(element, leave);
  const upload = useImageUpload(element);
  return (
    <ElementLayout
      busy={deletion.isRunning}
      image={<ElementImage element={element} upload={upload} />}
      facts={<ElementFacts facts={facts} onSave={(fact, value) => changeFact(project, slug, fact, value)} />}
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
        <Talk to={conversationPath({ endpoint: 'narrative-elements', project, element: slug })}>Talk about this</Talk>
      </ElementProse>
      <RelatedElements element={element} onDevelop={onDevelop} />
    </ElementLayout>
  );
}
