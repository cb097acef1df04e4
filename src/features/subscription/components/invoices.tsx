import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Ban, Check, Clock, Download } from 'lucide-react';
import { saveFile } from '#src/platform/save-file.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { SkeletonBlock } from '#src/ui/display/skeleton.tsx';
import { Spinner } from '#src/ui/display/spinner.tsx';
import { QueryList } from '#src/ui/query-list.tsx';
import { toast } from '#src/ui/feedback/toast.ts';
import { invoiceFileName, type InvoiceModel } from '../subscription-model.ts';
import { subscriptionTexts } from '../texts.ts';
import { readInvoiceFile, useInvoices } from '../queries.ts';
import {
  DownloadCell,
  DownloadLink,
  HeadCell,
  InvoiceTable,
  TableBody,
  TableHeader,
  TableRow,
  TextCell,
} from './invoice-table.tsx';

/** Downloads invoices, one at a time. `loading` is the current invoice's id. */
function useInvoiceDownload(): { loading: number | null; download: (invoice: InvoiceModel) => void } {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: InvoiceModel) => readInvoiceFile(id),
    onSuccess: (file, { number }) => {
      if (file === null) toast({ message: subscriptionTexts.noFile });
      else saveFile(file, invoiceFileName(number));
    },
    meta: { errorToast: 'headed', failed: subscriptionTexts.notDownloaded },
  });
  return {
    loading: isPending ? variables.id : null,
    download: (invoice) => {
      if (!isPending) mutate(invoice);
    },
  };
}

const states = {
  paid: { word: 'Paid', icon: Check, color: 'success.fg' },
  open: { word: 'Due', icon: Clock, color: 'warning.fg' },
  void: { word: 'Void', icon: Ban, color: 'fg.muted' },
} as const;

function isKnownStatus(status: string): status is keyof typeof states {
  return Object.hasOwn(states, status);
}

function State({ status }: { status: string }) {
  const state = isKnownStatus(status) ? states[status] : null;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color={{ md: state?.color ?? 'fg.muted' }}>
      {state && (
        <chakra.span display={{ base: 'none', md: 'contents' }}>
          <Icon of={state.icon} size={16} />
        </chakra.span>
      )}
      {state?.word ?? status}
    </chakra.span>
  );
}

type RowProps = { invoice: InvoiceModel; loading: boolean; onDownload: () => void };

function Row({ invoice, loading, onDownload }: RowProps) {
  const { number, day, amount, status, hasFile } = invoice;
  return (
    <TableRow>
      <TextCell at="number">{number}</TextCell>
      <TextCell at="day">{day}</TextCell>
      <TextCell at="amount">{amount}</TextCell>
      <TextCell at="status">{status !== null && <State status={status} />}</TextCell>
      <DownloadCell>
        {hasFile && (
          <DownloadLink
            href="#subscription"
            aria-label={`Download invoice ${number}`}
            aria-busy={loading || undefined}
            onClick={(event) => {
              // The request needs the writer's token, which a plain link can't send.
              event.preventDefault();
              onDownload();
            }}
          >
            {loading ? <Spinner aria-hidden="true" /> : <Icon of={Download} size={18} />}
            <chakra.span display={{ base: 'none', md: 'inline' }}>Download</chakra.span>
          </DownloadLink>
        )}
      </DownloadCell>
    </TableRow>
  );
}

function Table({ invoices }: { invoices: readonly InvoiceModel[] }) {
  const { loading, download } = useInvoiceDownload();
  return (
    <InvoiceTable>
      <TableHeader>
        <HeadCell>Number</HeadCell>
        <HeadCell>Date</HeadCell>
        <HeadCell end>Amount</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell hidden>File</HeadCell>
      </TableHeader>
      <TableBody>
        {invoices.map((invoice) => (
          <Row
            key={invoice.id}
            invoice={invoice}
            loading={loading === invoice.id}
            onDownload={() => download(invoice)}
          />
        ))}
      </TableBody>
    </InvoiceTable>
  );
}

function Waiting() {
  return (
    <chakra.div aria-busy="true" display="grid" gap="2">
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} height="10" />
      ))}
    </chakra.div>
  );
}

export function Invoices() {
  const invoices = useInvoices();
  return (
    <chakra.section aria-labelledby="invoices-heading" marginTop={{ base: '10', md: '8' }}>
      <chakra.h2 id="invoices-heading" textStyle="h2" marginBottom="2">
        Invoices
      </chakra.h2>
      <QueryList
        query={invoices}
        skeleton={<Waiting />}
        failed={subscriptionTexts.invoicesFailed}
        empty={<chakra.p color="fg.muted">{subscriptionTexts.noInvoices}</chakra.p>}
        more={{ query: invoices, label: 'Earlier invoices', failed: subscriptionTexts.invoicesFailed }}
      >
        {(rows) => <Table invoices={rows} />}
      </QueryList>
    </chakra.section>
  );
}
