import { generalTexts } from '#src/lib/texts.ts';
import { isApiError } from '#src/platform/api-error.ts';
import type { ErrorToast } from '#src/platform/app-actions.ts';
import { toast } from '#src/ui/feedback/toast.ts';

function showErrorToast(message: string, title: string = generalTexts.title): void {
  toast({ type: 'error', title, message });
}

/** If the texts don't load, the connection is the problem. */
async function showWithTexts(error: unknown, { errorToast, situation = 'general', failed }: ErrorToast): Promise<void> {
  if (isApiError(error, 'cancelled')) return;
  try {
    const { describeError } = await import('#src/lib/describe-error.ts');
    const errorText = describeError(error, situation);
    if (errorText === null) return;
    const message = [failed ?? errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
    if (errorToast === 'headed') showErrorToast(errorText.detail ?? generalTexts.unexpected, failed);
    else if (errorToast === 'titled') showErrorToast(message);
    else toast({ type: 'error', message });
  } catch {
    showErrorToast(generalTexts.unreachable);
  }
}

/** Shows a failed write's toast. */
export function showError(error: unknown, texts: ErrorToast): void {
  void showWithTexts(error, texts);
}
