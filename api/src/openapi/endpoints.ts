import { domains } from '../domains.ts';

/** Every endpoint of the API: the OpenAPI document and the client's types are made from them, each domain's routes from its own. */
export const endpoints = domains.flatMap((domain) => Object.values(domain.endpoints ?? {}));
