import { chakra } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { reconciliationTexts } from '../texts.ts';
import { mediaAddress } from '#src/platform/media-address.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SegmentedControl } from '#src/ui/controls/segmented-control.tsx';
import { TextArea } from '#src/ui/controls/text-area.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { ImageWithFallback } from '#src/ui/display/image-with-fallback.tsx';
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx';
import { useMedia } from '#src/ui/use-media.ts';
import { diffWords } from '../reconciliation-model.ts';
import type { ReconciliationStore } from '../reconciliation-store.ts';
import { isEmpty, type ReviewDecision, type ReviewRow } from '../reconciliation-state.ts';

const Item = chakra('li', {
  base: {
    paddingBlock: '12px 14px',
    paddingInline: { base: '4', md: '8' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: '0' },
  },
});

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: 'control' },
});

const Label = chakra('p', { base: { textStyle: 'caption', color: 'fg.muted', marginBottom: '0.5' } });

const Text = chakra('p', { base: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } });

const Mark = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'inherit', borderRadius: '3px', marginInline: '-2px', paddingInline: '2px' },
});

function takeFocus(area: HTMLTextAreaElement | null): void {
  const at = document.activeElement;
  if (at?.matches('input[type=radio]') === true && !at.matches(':focus-visible')) area?.focus();
}

function Now({ row, store, label }: { row: ReviewRow; store: ReconciliationStore; label: string }) {
  const { change, choice, text } = row;
  if (choice === 'edit') {
    return (
      <TextArea
        label={`${label}: proposed`}
        labelHidden
        minLines={1}
        maxLength={20_000}
        ref={takeFocus}
        value={text}
        error={isEmpty(row) ? reconciliationTexts.empty : undefined}
        onFocus={({ currentTarget: area }) => area.setSelectionRange(area.value.length, area.value.length)}
        onChange={(event) => store.edit(change.id, event.target.value)}
        onBlur={() => void store.save()}
      />
    );
  }
  if (choice === 'reject') {
    return (
      <Text color="fg.subtle">
        <VisuallyHidden asChild>
          <span>Rejected: </span>
        </VisuallyHidden>
        <s>{text}</s>
      </Text>
    );
  }
  if (isEmpty(row)) return <Text color="danger.fg">{reconciliationTexts.empty}</Text>;
  if (text.trim() === '') return <Text color="fg.muted">Removed</Text>;
  return (
    <Text>
      {diffWords(change.was, text).map(({ text, isNew }, at) => {
        // oxlint-disable-next-line react/no-array-index-key -- segments are identified by their position
        return isNew ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>;
      })}
    </Text>
  );
}

function Failure({ row, store }: { row: ReviewRow; store: ReconciliationStore }) {
  if (row.error === null) return null;
  const detail = describeError(row.error, 'general')?.detail;
  return (
    <chakra.p
      role="alert"
      textStyle="small"
      color="danger.fg"
      marginTop="2"
      display="flex"
      alignItems="center"
      gap="1.5"
    >
      <Icon of={CircleAlert} size={16} />
      <span>
        {reconciliationTexts.choiceNotSaved} {detail}
      </span>
      <Button variant="link" size="sm" onClick={() => void store.save()}>
        Try again
      </Button>
    </chakra.p>
  );
}

type Props = { row: ReviewRow; store: ReconciliationStore };

export const ChangeRow = memo(function ChangeRow({ row, store }: Props) {
  const isPhone = useMedia('(max-width: 767px)');
  const { change, choice, isRejected } = row;
  const { id, element, field, was } = change;
  const name = element?.name ?? field;
  const label = element === null ? field : `${name}, ${field}`;
  const options: readonly { value: ReviewDecision; label: string; icon?: typeof Check; disabled?: boolean }[] = [
    { value: 'accept', label: 'Accept', ...(choice === 'accept' && { icon: Check }), disabled: isRejected },
    { value: 'edit', label: 'Edit', disabled: isRejected },
    { value: 'reject', label: 'Reject' },
  ];
  return (
    <Item>
      <Head>
        <chakra.span width="6" flexShrink="0">
          <ImageWithFallback src={mediaAddress(element?.image ?? null)} title={name} radius="chip" />
        </chakra.span>
        <chakra.h3 textStyle="label" minWidth="0" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        {element !== null && (
          <chakra.span textStyle="small" color="fg.muted">
            {field}
          </chakra.span>
        )}
        <chakra.span marginInlineStart={{ md: 'auto' }} width={{ base: 'full', md: 'auto' }}>
          <SegmentedControl
            label={label}
            full={isPhone}
            value={choice}
            options={options}
            onChange={(next) => store.decide(id, next)}
          />
        </chakra.span>
      </Head>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr' }}
        columnGap="6"
        rowGap="2.5"
        marginTop="2"
        textStyle="body"
      >
        <div>
          <Label>Current</Label>
          <Text color="fg.muted">{was ?? 'Not in your project yet'}</Text>
        </div>
        <div>
          <Label>Proposed</Label>
          <Now row={row} store={store} label={label} />
        </div>
      </chakra.div>
      <Failure row={row} store={store} />
    </Item>
  );
});
