import { describeError } from '#src/lib/describe-error.ts';
import { generalTexts } from '#src/lib/texts.ts';
import { toast } from '#src/ui/feedback/toast.ts';

export function showNoteError(message: string, error: unknown): void {
  toast({ type: 'error', title: message, message: describeError(error, 'general')?.detail ?? generalTexts.unexpected });
}
