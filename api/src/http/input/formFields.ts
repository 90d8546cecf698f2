import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '@eldorado/i18n/locale';

/** A body of any shape by its fields; what is no object has none. */
export const fieldsOf = ({
  body,
}: Pick<FastifyRequest, 'body'>): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : 'es');
