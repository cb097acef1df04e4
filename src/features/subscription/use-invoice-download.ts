import { useRef, useState } from 'react';
import { describeError } from '#src/lib/describe-error.ts';
import { generalTexts } from '#src/lib/strings.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { toast } from '#src/ui/feedback/toast.ts';
import { invoiceFileName, type InvoiceModel } from './invoice-model.ts';
import { readInvoiceFile } from './queries.ts';
import { subscriptionStrings } from './subscription-strings.ts';

/** Downloads invoices, one at a time. `loading` is the current invoice's id. */
export function useInvoiceDownload(): { loading: number | null; download: (invoice: InvoiceModel) => void } {
  const [loading, setLoading] = useState<number | null>(null);
  const isBusy = useRef(false);

  async function run({ id, number }: InvoiceModel): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(id);
    try {
      const file = await readInvoiceFile(id);
      if (file === null) toast({ message: subscriptionStrings.noFile });
      else saveFile(file, invoiceFileName(number));
    } catch (error) {
      const errorText = describeError(error, 'general');
      const message = errorText?.detail ?? generalTexts.unexpected;
      if (errorText !== null) toast({ type: 'error', title: subscriptionStrings.notDownloaded, message });
    } finally {
      isBusy.current = false;
      setLoading(null);
    }
  }
  return { loading, download: (invoice) => void run(invoice) };
}
