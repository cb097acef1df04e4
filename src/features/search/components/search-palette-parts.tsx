import { chakra } from '@chakra-ui/react';
import { CircleAlert, Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import type { SearchNotice } from '../use-search.ts';

const Row = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flexShrink: '0',
    height: { base: '56px', md: '64px' },
    paddingInline: { base: '4', md: '6' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    color: 'fg.muted',
  },
});

/** The caret is the only focus indicator: only this field has focus here. */
const Input = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: 'full',
    bg: 'transparent',
    color: 'fg.default',
    fontSize: '1.125rem',
    lineHeight: '26px',
    caretColor: 'accent.solid',
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** Shown under the field after 300 ms of loading. */
const Busy = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '-1px',
    height: '2px',
    bg: 'accent.solid',
    animation: 'fade-in 1ms linear 300ms both, pulse 1.6s ease-in-out 300ms infinite',
  },
});

type FieldProps = ComponentProps<typeof Input> & {
  list: string;
  isBusy: boolean;
  onCancel: () => void;
};

export function PaletteField({ list, isBusy, onCancel, ...input }: FieldProps) {
  return (
    <Row>
      <Icon of={Search} size={20} />
      <Input
        {...input}
        type="search"
        role="combobox"
        aria-label="Search"
        placeholder="Search"
        aria-expanded="true"
        aria-controls={list}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        data-autofocus=""
      />
      <chakra.span hideBelow="md" aria-hidden="true">
        <Kbd>Esc</Kbd>
      </chakra.span>
      <chakra.span hideFrom="md">
        <Button variant="link" onClick={onCancel}>
          Cancel
        </Button>
      </chakra.span>
      {isBusy && <Busy aria-hidden="true" />}
    </Row>
  );
}

const Foot = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '44px',
    paddingInline: { base: '4', md: '6' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

const Keys = chakra('span', {
  base: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '2',
    '@media (pointer: coarse)': { display: 'none' },
  },
});

type FootProps = { label: string; next: string | null; onScope: () => void };

export function PaletteFooter({ label, next, onScope }: FootProps) {
  return (
    <Foot>
      <Keys aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        choose
        <chakra.span width="1" />
        <Kbd>↵</Kbd>
        open
      </Keys>
      <chakra.span marginInlineStart="auto">
        {next === null ? (
          label
        ) : (
          // Preserves the focus. The keyboard has Tab for this.
          <Button
            size="sm"
            variant="text"
            tabIndex={-1}
            aria-label={`${label}. ${next}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onScope}
          >
            {label}
          </Button>
        )}
      </chakra.span>
      {next !== null && (
        <Keys aria-hidden="true">
          <Kbd>Tab</Kbd>
        </Keys>
      )}
    </Foot>
  );
}

/** What the results lack. It's below the list, so that no row moves. */
export function PaletteNotice({ text, onRetry, isBusy }: SearchNotice & { isBusy: boolean }) {
  return (
    <Foot>
      <Icon of={CircleAlert} size={16} />
      <chakra.p flex="1">{text}</chakra.p>
      {onRetry && (
        <Button size="sm" variant="text" loading={isBusy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Foot>
  );
}

export function PaletteEmpty({ title, hint }: { title: string; hint: string }) {
  return (
    <chakra.div paddingBlock="8" paddingInline="6" textAlign="center">
      <chakra.p textStyle="empty">{title}</chakra.p>
      <chakra.p textStyle="small" color="fg.muted" marginTop="1">
        {hint}
      </chakra.p>
    </chakra.div>
  );
}
