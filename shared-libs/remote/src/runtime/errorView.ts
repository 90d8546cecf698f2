import { ApiError } from '@eldorado/http';
import { RouteError } from '@eldorado/remote';
import { isRouteErrorResponse } from '@eldorado/remote/routing';

/** An error as the error page shows it: plain data, so that it travels in the page. */
export interface ErrorView {
  status: number;
  /** The server's message, else the error's; empty when there is none (spec.md section 2). */
  message: string;
  code: string;
}

const isErrorView = (error: unknown): error is ErrorView =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  'code' in error &&
  'message' in error;

/** Reads whatever a route threw. An error without a status counts as 500 (spec.md section 8). */
export function toErrorView(error: unknown): ErrorView {
  if (error instanceof RouteError) {
    return { status: error.status, message: error.message, code: error.code };
  }
  if (error instanceof ApiError) {
    const status = error.kind === 'refused' ? error.status : 503;
    return { status, message: error.message, code: error.code };
  }
  if (isRouteErrorResponse(error)) {
    // The router's own 404 has a message for developers.
    return {
      status: error.status,
      message: '',
      code: error.status === 404 ? 'page-not-found' : 'unknown',
    };
  }
  if (isErrorView(error)) return { status: error.status, message: error.message, code: error.code };
  return { status: 500, message: error instanceof Error ? error.message : '', code: 'unknown' };
}
