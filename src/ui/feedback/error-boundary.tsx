import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type Props = {
  children: ReactNode;
  /** What the writer reads instead of the panel. */
  message?: string;
  /** Called before a new try, for example to reset a failed query. */
  onRetry?: () => void;
  /** Where the error is reported; the message of the error is never shown. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Another way to show the failure, such as one with a way out of a dialog. */
  renderFailure?: (retry: () => void) => ReactNode;
};

type State = { failed: boolean };

/** One per panel: when something inside breaks, this panel says so and can be tried again; the rest goes on. */
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
