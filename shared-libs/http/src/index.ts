export { createHttp } from './http.ts';
export type { Http, HttpOptions, HttpRequest, HttpResponse, TabHttp } from './client.ts';
export { ApiError, failureOf, type ApiErrorKind } from './apiError.ts';
