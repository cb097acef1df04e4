/** Prism's finding. `severity` 0 is an error, 1 a warning. */
export type Diagnostic = {
  readonly path: string[];
  readonly code: string;
  readonly message: string;
  readonly severity: number;
};

type PrismDiagnostic = {
  readonly path?: readonly (string | number)[] | undefined;
  readonly code?: string | number | undefined;
  readonly message: string;
  readonly severity: number;
};

export function toDiagnostic(found: PrismDiagnostic): Diagnostic {
  return {
    path: (found.path ?? []).map(String),
    code: String(found.code ?? ''),
    message: found.message,
    severity: found.severity,
  };
}
