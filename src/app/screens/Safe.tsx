import { Component, type ComponentChildren } from 'preact';
import { Trouble } from './Trouble.tsx';

type SafeProps = { readonly onShelf: () => void; readonly children: ComponentChildren };

/** Catches what no screen expected: the game stays kept, and a friendly page says so. */
export class Safe extends Component<SafeProps, { readonly error: unknown }> {
  override state = { error: null };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render({ onShelf, children }: SafeProps) {
    const { error } = this.state;
    return error === null ? children : <Trouble error={error} onShelf={onShelf} />;
  }
}
