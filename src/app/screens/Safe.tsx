import { Component, type ComponentChildren } from 'preact';
import { Trouble } from './Trouble.tsx';

type SafeProps = { readonly children: ComponentChildren };

/** Catches what no screen expected, while it is drawn or at a tap: the game stays kept, and a friendly page says so. */
export class Safe extends Component<SafeProps, { readonly error: unknown }> {
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
    // what the browser refuses, such as a sound or a wake lock, is no trip of ours
    if (error instanceof Error && !(error instanceof DOMException) && this.state.error === null) this.setState({ error });
  };

  override render({ children }: SafeProps) {
    const { error } = this.state;
    return error === null ? children : <Trouble error={error} onAgain={() => this.setState({ error: null })} />;
  }
}
