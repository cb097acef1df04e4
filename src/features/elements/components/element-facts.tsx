import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { toFormError, formText } from '#src/lib/form-error.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import type { ElementFact } from '#src/api/generated/types.ts';

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"name value"', md: '"name" "value"' },
    alignItems: 'baseline',
    paddingInlineEnd: '10',
    columnGap: '2',
    paddingBlock: { base: '2.5', md: '2' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: { md: '0' } },
    '@media (hover: hover) and (pointer: fine)': {
      '&:not(:hover, :focus-within) [data-pencil]': { opacity: '0' },
    },
  },
});

type Props = {
  facts: readonly ElementFact[];
  /** Changes a fact. '' removes it. Throws ApiError. */
  onSave: (fact: ElementFact, value: string) => Promise<void>;
};

function selectAll(field: HTMLInputElement | null): void {
  field?.select();
}

function ValueForm({
  fact,
  onSave,
  onClose,
}: {
  fact: ElementFact;
  onSave: (value: string) => Promise<void>;
  onClose: () => void;
}) {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (saving) return;
    const value = formText(new FormData(event.currentTarget), 'value');
    setSaving(true);
    setProblem(null);
    try {
      if (value !== fact.value) await onSave(value);
      onClose();
    } catch (error) {
      setProblem(toFormError(error, 'general', []).text);
      setSaving(false);
    }
  }

  return (
    <chakra.form
      noValidate
      paddingBlock="1"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        label={fact.name}
        name="value"
        maxLength={2000}
        defaultValue={fact.value}
        error={problem ?? undefined}
        autoComplete="off"
        ref={selectAll}
      />
      <chakra.div display="flex" gap="2" marginTop="2">
        <Button size="sm" variant="solid" type="submit" loading={saving}>
          Save
        </Button>
        <Button size="sm" variant="text" onClick={onClose}>
          Cancel
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** The name and its index among equal names give a fact a stable id when others are removed. */
function toRows(facts: readonly ElementFact[]): readonly { readonly id: string; readonly fact: ElementFact }[] {
  return facts.map((fact, at) => {
    const nth = facts.slice(0, at).filter(({ name }) => name === fact.name).length;
    return { id: `${nth}:${fact.name}`, fact };
  });
}

/**
 * An element's facts, each edited inline. Several may be edited at a time: a save in progress doesn't block the next.
 */
export function ElementFacts({ facts, onSave }: Props) {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDListElement>(null);

  const close = (id: string): void => {
    flushSync(() => setEdited((open) => new Set([...open].filter((other) => other !== id))));
    // Restores the focus to the pencil that opened the field, unless the writer has moved it.
    if (document.activeElement !== document.body) return;
    const pencils = [...(list.current?.querySelectorAll<HTMLElement>('[data-pencil]') ?? [])];
    const pencil = pencils.find(({ dataset }) => dataset['pencil'] === id);
    pencil?.querySelector('button')?.focus();
  };
  return (
    <chakra.dl
      ref={list}
      borderTopWidth={{ base: facts.length > 0 ? '1px' : '0', md: '0' }}
      borderColor="border.subtle"
    >
      {toRows(facts).map(({ id, fact }) => (
        <Row key={id}>
          {edited.has(id) ? (
            <>
              <chakra.dt srOnly>{fact.name}</chakra.dt>
              <chakra.dd gridColumn="1 / -1" margin="0" marginInlineEnd="-10">
                <ValueForm fact={fact} onSave={(value) => onSave(fact, value)} onClose={() => close(id)} />
              </chakra.dd>
            </>
          ) : (
            <>
              <chakra.dt gridArea="name" textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
                {fact.name}
              </chakra.dt>
              <chakra.dd gridArea="value" textStyle="body" overflowWrap="anywhere" margin="0">
                {fact.value}
                <chakra.span data-pencil={id} position="absolute" top="0" insetInlineEnd="-2">
                  <IconButton
                    label={`Edit ${fact.name}`}
                    icon={Pencil}
                    iconSize={16}
                    onClick={() => setEdited((open) => new Set([...open, id]))}
                  />
                </chakra.span>
              </chakra.dd>
            </>
          )}
        </Row>
      ))}
    </chakra.dl>
  );
}
