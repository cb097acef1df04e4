import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useElementUpdate } from '#src/api/generated/api/elements.ts';
import type { ElementFact } from '#src/api/generated/types.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { ImageButton } from '#src/ui/media/image-button.tsx';
import { useDialog } from '#src/ui/overlay/dialog-context.ts';
import { FormDialog, openForm } from '#src/ui/overlay/form-dialog.tsx';
import { ElementImage, useImageUpload } from './components/element-image.tsx';
import { getElementChange } from './element-change.ts';
import { ElementFields, elementFieldNames, readElementForm } from './element-form.tsx';
import type { ElementDetail } from './element-model.ts';
import { cacheElement, useElement } from './queries.ts';

/** The server's maximum (contract, ElementUpdateRequest). */
const mostFacts = 50;

function texts(data: FormData, name: string): string[] {
  return data.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));
}

/** Reads a form's facts. Drops rows without a name or value. */
function readFactFields(data: FormData): ElementFact[] {
  const values = texts(data, 'fact-value');
  return texts(data, 'fact-name').flatMap((name, at) => {
    const value = values[at] ?? '';
    return name === '' || value === '' ? [] : [{ name, value }];
  });
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    alignItems: 'center',
    gap: '2',
    marginBottom: '2',
  },
});

function FactFields({ facts }: { facts: readonly ElementFact[] }) {
  const [rows, setRows] = useState(() => facts.map((fact, id) => ({ ...fact, id })));
  const nextId = useRef(facts.length);
  const group = useRef<HTMLFieldSetElement>(null);

  const add = (): void => {
    setRows([...rows, { name: '', value: '', id: nextId.current }]);
    nextId.current += 1;
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll<HTMLElement>('[name=fact-name]') ?? [])].at(-1)?.focus(),
    );
  };
  const remove = (id: number): void => {
    setRows(rows.filter((row) => row.id !== id));
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <chakra.fieldset ref={group} border="0" padding="0" margin="0" minWidth="0">
      <chakra.legend textStyle="label" marginBottom="2" padding="0">
        Facts
      </chakra.legend>
      {rows.map(({ id, name, value }, at) => (
        <Row key={id}>
          <TextField
            label={`Fact ${at + 1} name`}
            labelHidden
            name="fact-name"
            placeholder="Age"
            maxLength={100}
            defaultValue={name}
            autoComplete="off"
          />
          <TextField
            label={`Fact ${at + 1} value`}
            labelHidden
            name="fact-value"
            placeholder="Thirty"
            maxLength={2000}
            defaultValue={value}
            autoComplete="off"
          />
          <IconButton
            label={name === '' ? `Remove fact ${at + 1}` : `Remove ${name}`}
            icon={X}
            tooltip={false}
            onClick={() => remove(id)}
          />
        </Row>
      ))}
      <Button size="sm" icon={Plus} data-add="" disabled={rows.length >= mostFacts} onClick={add}>
        Add fact
      </Button>
    </chakra.fieldset>
  );
}

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

function EditFields({ element, getProblem }: Props) {
  const { name, line, description, facts } = element;
  return (
    <>
      <chakra.div display="grid" gridTemplateColumns={{ md: '160px minmax(0, 1fr)' }} gap={{ base: '5', md: '6' }}>
        <ImageField element={element} />
        <chakra.div display="grid" gap="5" alignContent="start">
          <ElementFields texts={{ name, subtitle: line, description }} getProblem={getProblem} />
        </chakra.div>
      </chakra.div>
      <FactFields facts={facts} />
    </>
  );
}

function EditElement({ element }: { element: ElementDetail }) {
  const { project, slug } = element;
  const { close } = useDialog();
  const update = useElementUpdate({
    mutation: {
      onSuccess: (response) => {
        void cacheElement(project, response);
        close();
      },
    },
  });
  return (
    <FormDialog
      title="Edit element"
      mutation={update}
      fieldNames={elementFieldNames}
      onSubmit={(form) => {
        const texts = readElementForm(form);
        if (texts.name === '') return { name: 'Enter a name.' };
        const data = getElementChange(element, { ...texts, facts: readFactFields(form) });
        if (Object.keys(data).length > 0) update.mutate({ project, element: slug, data });
        else close();
        return undefined;
      }}
    >
      {(getProblem) => <EditFields element={element} getProblem={getProblem} />}
    </FormDialog>
  );
}

/** Opens the specification's edit modal: name, line, description, facts and image. */
export function editElement(element: ElementDetail): void {
  openForm(<EditElement element={element} />);
}
