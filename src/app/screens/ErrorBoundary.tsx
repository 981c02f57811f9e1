import { Component, type ComponentChildren } from 'preact';
import { ErrorScreen } from './ErrorScreen.tsx';

type SafeProps = { readonly children: ComponentChildren };

/** Catches unexpected errors during rendering and in event handlers, and shows the error screen. Saves are not affected. */
export class ErrorBoundary extends Component<SafeProps, { readonly error: unknown }> {
  override state = { error: null };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    addEventListener('error', this.trip);
    addEventListener('unhandledrejection', this.trip);
  }
  override componentWillUnmount() {
    removeEventListener('error', this.trip);
    removeEventListener('unhandledrejection', this.trip);
  }
  private readonly trip = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    // a DOMException is a refusal of the browser, such as a sound or a wake lock, not a bug
    if (error instanceof Error && !(error instanceof DOMException) && this.state.error === null) this.setState({ error });
  };

  override render({ children }: SafeProps) {
    const { error } = this.state;
    return error === null ? children : <ErrorScreen error={error} onAgain={() => this.setState({ error: null })} />;
  }
}
