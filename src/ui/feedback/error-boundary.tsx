import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type Props = {
  children: ReactNode;
  /** Runs before a retry, for example to reset a failed query. */
  message?: string;
  onRetry?: () => void;
  /** Receives the error for reporting; its message is never shown. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  renderFailure?: (retry: () => void) => ReactNode;
};

type State = { failed: boolean };

/** Use one per panel: an error inside leaves the rest of the screen working. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { children, renderFailure, message = 'This section didn’t load. Everything else still works.' } = this.props;
    if (!this.state.failed) return children;
    return renderFailure ? renderFailure(this.retry) : <ErrorState message={message} onRetry={this.retry} />;
  }
}
