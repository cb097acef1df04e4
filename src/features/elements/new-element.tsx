import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useElementCreate } from '#src/api/generated/api/elements.ts';
import { readSlug } from '#src/lib/conversation-subject.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import { ElementFields, elementFieldNames, readElementForm } from './element-form.tsx';
import { cacheElement } from './queries.ts';

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

function NewElementForm({ project, kind, kindName, relatedTo, onCreated }: NewElement) {
  const { close } = useDialog();
  const create = useElementCreate({
    mutation: {
      onSuccess: (response) => {
        void cacheElement(project, response);
        const slug = readSlug(response.data.slug);
        if (slug !== null) onCreated(slug);
        close();
      },
    },
  });
  return (
    <FormDialog
      title={`New ${kindName.toLowerCase()}`}
      mutation={create}
      fieldNames={elementFieldNames}
      onSubmit={(form) => {
        const texts = readElementForm(form);
        if (texts.name === '') return { name: 'Enter a name.' };
        const data = { type: kind, ...texts, ...(relatedTo !== undefined && { related_to: relatedTo }) };
        create.mutate({ project, data });
        return undefined;
      }}
    >
      {(getProblem) => <ElementFields getProblem={getProblem} />}
    </FormDialog>
  );
}

export function newElement(element: NewElement): void {
  openForm(<NewElementForm {...element} />);
}
