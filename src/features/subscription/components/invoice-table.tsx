import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

// Explicit roles, because some browsers drop them when a table's layout changes.

const Root = chakra('table', {
  base: { display: { base: 'block', md: 'table' }, width: 'full', borderCollapse: 'collapse', textStyle: 'body' },
});

export function InvoiceTable({ children }: { children: ReactNode }) {
  return (
    <Root role="table" aria-labelledby="invoices-heading">
      {children}
    </Root>
  );
}

const Head = chakra('thead', {
  base: {
    base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    md: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});

const Names = chakra('tr');

export function TableHeader({ children }: { children: ReactNode }) {
  return (
    <Head role="rowgroup">
      <Names role="row">{children}</Names>
    </Head>
  );
}

const Heading = chakra('th', {
  base: {
    textStyle: 'small',
    fontWeight: '600',
    color: 'fg.muted',
    textAlign: 'start',
    paddingBlock: '2.5',
    paddingInlineEnd: '6',
  },
});

export function HeadCell({
  end = false,
  hidden = false,
  children,
}: {
  end?: boolean;
  hidden?: boolean;
  children: string;
}) {
  return (
    <Heading role="columnheader" scope="col" {...(end && { textAlign: 'end', paddingInlineEnd: '12' })}>
      {hidden ? (
        <chakra.span position="absolute" width="1px" height="1px" overflow="hidden" clipPath="inset(50%)">
          {children}
        </chakra.span>
      ) : (
        children
      )}
    </Heading>
  );
}

const Line = chakra('tr', {
  base: {
    display: { base: 'grid', md: 'table-row' },
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
    gridTemplateAreas: '"day day amount file" "number status amount file"',
    alignItems: 'center',
    minHeight: { base: '64px', md: '0' },
    paddingBlock: { base: '2', md: '0' },
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

export function TableRow({ children }: { children: ReactNode }) {
  return <Line role="row">{children}</Line>;
}

const Cell = chakra('td', {
  base: { height: { md: '48px' }, paddingInlineEnd: { md: '6' }, overflowWrap: 'anywhere' },
  variants: {
    at: {
      number: {
        gridArea: 'number',
        textStyle: { base: 'small', md: 'body' },
        color: { base: 'fg.muted', md: 'fg.default' },
      },
      day: { gridArea: 'day', fontWeight: { base: '600', md: '400' } },
      amount: {
        gridArea: 'amount',
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        paddingInlineEnd: { md: '12' },
      },
      status: {
        gridArea: 'status',
        textStyle: { base: 'small', md: 'body' },
        color: 'fg.muted',
        '&:not(:empty)::before': { content: { base: '" · "', md: 'none' }, whiteSpace: 'pre' },
      },
    },
  },
});

export function TextCell({ at, children }: { at: 'number' | 'day' | 'amount' | 'status'; children: ReactNode }) {
  return (
    <Cell role="cell" at={at}>
      {children}
    </Cell>
  );
}

export function DownloadCell({ children }: { children: ReactNode }) {
  return (
    <chakra.td role="cell" gridArea="file" textAlign="end">
      {children}
    </chakra.td>
  );
}

export const TableBody = chakra(
  'tbody',
  { base: { display: { base: 'block', md: 'table-row-group' } } },
  { defaultProps: { role: 'rowgroup' } },
);

export const DownloadLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'flex-end' },
    gap: '2',
    width: { base: '44px', md: 'auto' },
    minHeight: { base: '44px', md: '40px' },
    marginInlineEnd: { base: '-3', md: '0' },
    textStyle: 'label',
    color: { base: 'fg.muted', md: 'accent.fg' },
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
