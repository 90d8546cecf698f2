import { Component, type ReactNode } from 'react';

interface Props {
  /** Another address is another try. */
  address?: string;
  onError: () => void;
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows something else in place of what threw while it was rendered. */
export class Catch extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onError();
  }

  override componentDidUpdate({ address }: Props) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
