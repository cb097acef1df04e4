import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { formProblem } from '#src/lib/form-problem.ts';
import { formText } from '#src/lib/form-text.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import type { ElementFact } from '../element-view.ts';

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"name value"', md: '"name" "value"' },
    alignItems: 'baseline',
    // Clear of the pencil.
    paddingInlineEnd: '10',
    columnGap: '2',
    paddingBlock: { base: '2.5', md: '2' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: { md: '0' } },
    // The pencil waits for the pointer or the keyboard; where there is no pointer it is always there.
    '@media (hover: hover) and (pointer: fine)': {
      '&:not(:hover, :focus-within) [data-pencil]': { opacity: '0' },
    },
  },
});

type Props = {
  facts: readonly ElementFact[];
  /** Keeps the facts as they are to be from now on. @throws ApiError */
  onSave: (facts: readonly ElementFact[]) => Promise<void>;
};

/** One value in the place of which a field stands. An emptied one takes the fact away. */
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
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

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
      setProblem(formProblem(error, 'general', []).text);
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
        ref={field}
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

/** What is known of an element, each value to be changed where it stands. */
export function ElementFacts({ facts, onSave }: Props) {
  const [edited, setEdited] = useState<number | null>(null);
  const list = useRef<HTMLDListElement>(null);
  const rows = facts.map((fact, id) => ({ ...fact, id }));

  // Back to the pencil that opened it, once it stands there again.
  const closed = useRef<number | null>(null);
  useEffect(() => {
    if (edited !== null || closed.current === null) return;
    list.current?.querySelectorAll<HTMLElement>('[data-pencil] button')[closed.current]?.focus();
    closed.current = null;
  }, [edited]);
  const close = (id: number): void => {
    closed.current = id;
    setEdited(null);
  };
  const save = (id: number, value: string): Promise<void> => {
    const kept = rows.filter((row) => row.id !== id || value !== '');
    return onSave(kept.map((row) => ({ name: row.name, value: row.id === id ? value : row.value })));
  };
  return (
    <chakra.dl
      ref={list}
      borderTopWidth={{ base: facts.length > 0 ? '1px' : '0', md: '0' }}
      borderColor="border.subtle"
    >
      {rows.map(({ id, name, value }) => (
        <Row key={id}>
          {edited === id ? (
            <>
              <chakra.dt srOnly>{name}</chakra.dt>
              <chakra.dd gridColumn="1 / -1" margin="0" marginInlineEnd="-10">
                <ValueForm fact={{ name, value }} onSave={(next) => save(id, next)} onClose={() => close(id)} />
              </chakra.dd>
            </>
          ) : (
            <>
              <chakra.dt gridArea="name" textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
                {name}
              </chakra.dt>
              <chakra.dd gridArea="value" textStyle="body" overflowWrap="anywhere" margin="0">
                {value}
                <chakra.span data-pencil="" position="absolute" top="0" insetInlineEnd="-2">
                  <IconButton label={`Edit ${name}`} icon={Pencil} iconSize={16} onClick={() => setEdited(id)} />
                </chakra.span>
              </chakra.dd>
            </>
          )}
        </Row>
      ))}
    </chakra.dl>
  );
}
