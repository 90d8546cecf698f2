/**
 * Why a call failed: no network, no answer in time, called off by the caller, or an answer that says no.
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'cancelled' | 'refused';

/** A failed call to the API, read from its problem document (RFC 9457) where there is one. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** The problem's stable code, which the site translates. */
  readonly code: string;
  /** Faults of single fields, by path. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: ApiErrorKind,
    status: number,
    code: string,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What a call threw, as a failed call: one whose code could not be fetched is a call without a network. */
export const failureOf = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('offline', 0, 'offline', String(error));
