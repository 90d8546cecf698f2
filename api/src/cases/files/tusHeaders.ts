import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../../http/problem.ts';
import { headerOf } from './tusDraft.ts';

/** The version of tus that is spoken. */
export const tusVersion = '1.0.0';

/**
 * A whole number of a header. @param name as it is written in an answer.
 * @throws {ApiProblem} 400 for anything else.
 */
export function numberOf(request: FastifyRequest, name: string): number {
  const value = headerOf(request, name.toLowerCase());
  if (/^\d{1,10}$/.test(value)) return Number(value);
  throw new ApiProblem(400, 'header-invalid', `The header ${name} is missing or wrong.`);
}

/** The `filename` of tus's metadata: pairs of a word and base64, with commas between them. */
export function nameOf(request: FastifyRequest): string {
  const pairs = headerOf(request, 'upload-metadata').split(',');
  const [, base64 = ''] =
    pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === 'filename') ?? [];
  return Buffer.from(base64, 'base64').toString('utf8');
}

/**
 * Begins an answer of tus.
 * @throws {ApiProblem} 412 to who speaks another version.
 */
export function beginTus(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers({ 'tus-resumable': tusVersion, 'cache-control': 'no-store' });
  if (headerOf(request, 'tus-resumable') === tusVersion) return;
  throw new ApiProblem(412, 'tus-version', `This speaks tus ${tusVersion}.`, {
    headers: { 'tus-version': tusVersion },
  });
}
