import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import type { ElementFact } from '#src/contract/generated/types.ts';

/** The server's maximum (contract, ElementUpdateRequest). */
const mostFacts = 50;

function texts(data: FormData, name: string): string[] {
  return data.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));
}

/** Reads a form's facts. Drops rows without a name or value. */
export function readFactFields(data: FormData): ElementFact[] {
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

export function FactFields({ facts }: { facts: readonly ElementFact[] }) {
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
