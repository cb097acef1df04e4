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

export function toDiagnostic(diagnostic: PrismDiagnostic): Diagnostic {
  return {
    path: (diagnostic.path ?? []).map(String),
    code: String(diagnostic.code ?? ''),
    message: diagnostic.message,
    severity: diagnostic.severity,
  };
}
