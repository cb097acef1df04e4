import type { Exchange } from '#mocks/passthrough/exchange.ts';

type Thrown = {
  readonly message?: unknown;
  readonly exception?: unknown;
  readonly file?: unknown;
  readonly line?: unknown;
};

const thrownIn = ({ answer }: Exchange): Thrown => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(answer?.body));
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** Where to look for what a server that failed has thrown: in its answer with APP_DEBUG, else in its log. */
export const whereThrown = (exchange: Exchange): string => {
  const { message, exception, file, line } = thrownIn(exchange);
  if (typeof exception !== 'string') return 'storage/logs/laravel.log has what was thrown.';
  const said = typeof message === 'string' && message !== '' ? `: ${message}` : '';
  const place = typeof file === 'string' ? `, in ${file}${typeof line === 'number' ? `:${line}` : ''}` : '';
  return `${exception}${said}${place}. (The answer tells it with its trace, for APP_DEBUG is on: never where writers are.)`;
};
