import { onConnectionError, reconnectLive } from '#src/contract/live.ts';
import { describeError, type Situation } from '#src/lib/describe-error.ts';
import { generalTexts, realtimeTexts } from '#src/lib/strings.ts';
import { setErrorToast } from '#src/platform/query-client.ts';
import { toast } from '#src/ui/feedback/toast.ts';

/** Shows toasts for failed requests that asked for them and for the live connection. */
export function connectNotices(): void {
  setErrorToast((error, { situation }) => {
    const errorText = describeError(error, (situation ?? 'general') as Situation);
    if (errorText === null) return;
    const message = [errorText.text, errorText.detail].filter((line) => line !== null).join(' ');
    toast({ type: 'error', title: generalTexts.title, message });
  });
  onConnectionError(() => {
    toast({
      type: 'error',
      title: realtimeTexts.title,
      message: realtimeTexts.setupFailed,
      action: { label: 'Reconnect', onAction: reconnectLive },
    });
  });
}
