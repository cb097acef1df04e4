import { chakra } from '@chakra-ui/react';
import { ImageButton } from '#src/ui/media/image-button.tsx';
import { ElementFields } from '../element-form.tsx';
import type { ElementDetail } from '../element-model.ts';
import { useElement } from '../queries.ts';
import { useImageUpload } from '../use-image-upload.ts';
import { ElementImage } from './element-image.tsx';
import { FactFields } from './fact-fields.tsx';

function ImageField({ element }: { element: ElementDetail }) {
  const current = useElement(element.project, element.slug).data ?? element;
  const upload = useImageUpload(element);
  const action = current.image === null ? 'Add image' : 'Replace';
  return (
    <chakra.div
      role="group"
      aria-label="Image"
      display="grid"
      gridTemplateColumns={{ base: '96px 160px', md: '160px' }}
      gap={{ base: '4', md: '2' }}
      alignItems="center"
      alignContent="start"
    >
      <chakra.p textStyle="label" aria-hidden="true" display={{ base: 'none', md: 'block' }}>
        Image
      </chakra.p>
      <ElementImage element={current} upload={upload} />
      <ImageButton
        full
        label={upload.sent === null ? action : `Uploading… ${Math.round(upload.sent * 100)}%`}
        onPick={upload.pick}
      />
    </chakra.div>
  );
}

type Props = { element: ElementDetail; getProblem: (name: string) => string | undefined };

export function EditFields({ element, getProblem }: Props) {
  const { name, line, description, kind, facts } = element;
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns={{ md: '160px minmax(0, 1fr)' }} gap={{ base: '5', md: '6' }}>
        <ImageField element={element} />
        <chakra.div display="grid" gap="5" alignContent="start">
          <ElementFields kind={kind} texts={{ name, subtitle: line, description }} getProblem={getProblem} />
        </chakra.div>
      </chakra.div>
      <FactFields facts={facts} />
    </>
  );
}
