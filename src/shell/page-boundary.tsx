import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

interface PageBoundaryProps {
  /** what is shown: when it changes, an error of the page before is over */
  page: unknown;
  children: ReactNode;
}

interface PageBoundaryState {
  page: unknown;
  error?: unknown;
}

/** Shows the error page when a page cannot be shown; blocks have boundaries of their own. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { page: this.props.page };

  static getDerivedStateFromProps(
    { page }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return page === state.page ? null : { page, error: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorPage message={String(error)} />;
  }
}
