import { chakra } from '@chakra-ui/react';
import { ImagePlus, Mic, Pencil, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { conversationPath } from '#src/lib/conversation-paths.ts';
import { imageTypes } from '#src/lib/image-file.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import type { ElementDetail } from '../element-model.ts';

const More = chakra('div', {
  base: { position: { base: 'absolute', md: 'static' }, top: '-1', insetInlineEnd: '-3' },
});

type Props = {
  element: ElementDetail;
  onEdit: () => void;
  onDelete: () => void;
  onImage: (files: readonly File[]) => void;
};

export function ElementHeader({ element, onEdit, onDelete, onImage }: Props) {
  const { name, line, project, slug } = element;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <chakra.h1 textStyle="display" overflowWrap="anywhere" paddingInlineEnd={{ base: '8', md: '0' }} tabIndex={-1}>
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
        <More>
          <Menu
            label={`More actions for ${name}`}
            items={[
              { label: 'Change image', icon: ImagePlus, onSelect: () => input.current?.click() },
              { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
            ]}
          />
        </More>
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
