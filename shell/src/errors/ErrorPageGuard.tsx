import { Component, Suspense, type ReactNode } from 'react';

/**
 * Stands around the error page in case it fails too. It needs nothing: no styles, no messages, no store.
 * Suspense is here for the server, which has no error boundaries and renders its fallback instead.
 */
export class ErrorPageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (this.state.failed) return lastWords;
    return <Suspense fallback={lastWords}>{this.props.children}</Suspense>;
  }
}

/** spec.md section 2, word for word. */
const lastWords = (
  <div lang="en">
    <h1>An error occurred while showing the error page</h1>
    <p>
      <a href="/">Back to home</a>
    </p>
  </div>
);
