import type { Exchange } from '#mocks/proxy/exchange.ts';

type Thrown = {
  readonly message?: unknown;
  readonly exception?: unknown;
  readonly file?: unknown;
  readonly line?: unknown;
  readonly trace?: unknown;
};

function isFramework(file: string): boolean {
  return /\/(?:vendor|Illuminate|Symfony)\//.test(file);
}

type Frame = { readonly file: string; readonly line: unknown };

function isFrame(frame: unknown): frame is Frame {
  return typeof frame === 'object' && frame !== null && 'file' in frame && typeof frame.file === 'string';
}

function formatLocation({ file, line }: { readonly file: string; readonly line?: unknown }): string {
  return `${file}${typeof line === 'number' ? `:${line}` : ''}`;
}

function formatOrigin({ file, line, trace }: Thrown): string {
  if (typeof file !== 'string') return '';
  const frames: readonly unknown[] = Array.isArray(trace) ? trace : [];
  const appFrame = isFramework(file)
    ? frames.filter(isFrame).find((frame) => !isFramework(frame.file) && !/\/(?:index|server)\.php$/.test(frame.file))
    : undefined;
  return `, in ${formatLocation({ file, line })}${appFrame ? `, called in ${formatLocation(appFrame)}` : ''}`;
}

function thrownIn({ response }: Exchange): Thrown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(response?.body));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Describes where to find a server error: in the response with APP_DEBUG, otherwise in the log. */
export function getTopStackFrame(exchange: Exchange): string {
  const thrown = thrownIn(exchange);
  const { message, exception } = thrown;
  if (typeof exception !== 'string') return 'Look for the exception in storage/logs/laravel.log.';
  const detail = typeof message === 'string' && message !== '' ? `: ${message}` : '';
  return `It threw ${exception}${detail}${formatOrigin(thrown)}. (The response includes a stack trace because APP_DEBUG is on. Never enable it in production.)`;
}
