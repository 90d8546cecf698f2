/**
 * An error with an HTTP status, thrown by loaders, guards and validation. The error page shows `message`
 * (spec.md section 2); `code` lets the site add a translated next step.
 */
export class RouteError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, message: string, code = 'unknown') {
    super(message);
    this.name = 'RouteError';
    this.status = status;
    this.code = code;
  }
}

/** spec.md section 8: a page's failed validation. */
export const pageNotFound = () =>
  new RouteError(404, 'This page could not be found', 'page-not-found');

/** spec.md section 8: a page that names a guard nobody declared. */
export const unknownMiddleware = () =>
  new RouteError(500, 'Unknown middleware', 'unknown-middleware');
