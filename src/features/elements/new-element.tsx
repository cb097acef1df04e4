import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { openForm } from '#src/ui/overlay/form-dialog.tsx';
import { ElementFields, readElementForm, saveElementForm } from './element-form.tsx';
import { createElement } from './queries.ts';

type Props = {
  kind: string;
  onNew: () => void;
};

export function NewElementButton({ kind, onNew }: Props) {
  return (
    <Button onClick={onNew} paddingInline={{ base: '12px', md: '4' }}>
      <Icon of={Plus} />
      <chakra.span srOnly={{ base: true, md: false }}>{`New ${kind.toLowerCase()}`}</chakra.span>
    </Button>
  );
}

type NewElement = {
  readonly project: string;
  readonly kind: string;
  readonly kindName: string;
  readonly relatedTo?: string;
  readonly onCreated: (slug: string) => void;
};

export function newElement({ project, kind, kindName, relatedTo, onCreated }: NewElement): void {
  openForm({
    title: `New ${kindName.toLowerCase()}`,
    fields: (getProblem) => <ElementFields getProblem={getProblem} />,
    onSubmit: (data) => {
      const texts = readElementForm(data);
      return saveElementForm(texts, async () => {
        const slug = await createElement(project, {
          type: kind,
          ...texts,
          ...(relatedTo !== undefined && { related_to: relatedTo }),
        });
        if (slug !== null) onCreated(slug);
      });
    },
  });
}
