import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';

const List = chakra('div', {
  base: { display: 'flex', gap: '6', flexShrink: '0', borderBottomWidth: '1px', borderColor: 'border.subtle' },
});

const Root = chakra('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '44px',
    marginBottom: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    textStyle: 'body',
    fontWeight: '500',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'color var(--chakra-durations-hover)',
    _hover: { color: 'fg.default' },
    // The hit area is wider than the underline.
    _after: { content: '""', position: 'absolute', inset: '0 -10px' },
    '&[aria-selected=true]': { color: 'fg.default', borderColor: 'accent.solid' },
  },
});

const Dot = chakra('span', {
  base: {
    width: '6px',
    height: '6px',
    borderRadius: 'full',
    bg: 'accent.solid',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
});

type Tab<T extends string> = {
  value: T;
  label: string;
  isNew?: boolean;
};

type Props<T extends string> = {
  label: string;
  /** Prefix of all ids; pass the same to `tabPanel`. */
  id: string;
  tabs: ReadonlyArray<Tab<T>>;
  value: T;
  onChange: (value: T) => void;
  inset?: string;
};

export function tabPanel(id: string, value: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${value}` } as const;
}

/** Tabs by the ARIA practices: arrows, Home and End move and choose. */
export function Tabs<T extends string>({ label, id, tabs, value, onChange, inset = '0' }: Props<T>) {
  const at = tabs.findIndex((tab) => tab.value === value);
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <>
      <List role="tablist" aria-label={label} paddingInline={inset} onKeyDown={move}>
        {tabs.map((tab) => (
          <Root
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            aria-describedby={tab.isNew ? `${id}-new` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.isNew && <Dot aria-hidden="true" />}
          </Root>
        ))}
      </List>
      <span id={`${id}-new`} hidden>
        Something new
      </span>
    </>
  );
}
