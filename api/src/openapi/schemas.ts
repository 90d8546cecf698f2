import type { TSchema } from 'typebox';
import { domains } from '../domains.ts';
import * as common from '../http/schema.ts';

function isShared(value: unknown): value is TSchema & { $id: string } {
  return typeof value === 'object' && value !== null && '$id' in value;
}

/** Every schema with a name of its own, in the order in which the OpenAPI document lists them. */
export const sharedSchemas = [common, ...domains.flatMap(({ schemas = [] }) => schemas)].flatMap(
  (module) => Object.values(module).filter(isShared),
);
