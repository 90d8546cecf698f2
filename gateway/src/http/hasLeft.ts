import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether whoever asks has gone without the answer: of one whose turn on its connection has not come only the socket knows, and who
 * has it may close the connection.
 */
export const hasLeft = (request: FastifyRequest, reply: FastifyReply): boolean =>
  request.raw.socket.destroyed && !reply.raw.writableFinished;
