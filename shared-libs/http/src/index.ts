export {
  createHttp,
  type Http,
  type HttpOptions,
  type HttpRequest,
  type HttpResponse,
} from './http.ts';
export { ApiError, type ApiErrorKind } from './apiError.ts';
