import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Value } from 'typebox/value';
import {
  commandsPath,
  runOnSite,
  type Callers,
  type ProofFailure,
  type ReleaseStore,
} from '@eldorado/releases';
import type { LiveReleases } from '../../live/followChannel.ts';

interface Parts {
  callers: Callers;
  store: ReleaseStore;
  /** The site's own channel. */
  channel: string;
  releases: Pick<LiveReleases, 'follow'>;
}

/** The words of a release command, in order. What is said of a change is read in terminals: no control characters. */
const word = Type.String({ maxLength: 300, pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$' });
const body = Type.Object({
  command: Type.Array(word, { minItems: 1, maxItems: 30 }),
  approval: Type.Optional(Type.String({ maxLength: 2_000 })),
});
const status: Record<ProofFailure, number> = { unproven: 401, unanswerable: 503 };

/**
 * Takes release commands of teams and pipelines that prove who they are, each by its rights. Answers with what the command printed and
 * its exit code; 400 without a command, 401 without a proof, 503 while nothing can be proved.
 */
export function serveCommands(app: FastifyInstance, parts: Parts): void {
  const { callers, store, channel, releases } = parts;
  app.post(commandsPath, { bodyLimit: 16_384 }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!Value.Check(body, request.body)) return refuse(reply, 400, 'There is no command in it.');
    const { command, approval } = request.body;
    const proof = await callers.prove(tokenOf(request), command, approval);
    if (!proof.ok) {
      const { kind, sentence } = proof.failure;
      request.log.warn({ kind, sentence }, 'A release command was refused');
      // What is wrong here is for who keeps the site, and its log.
      const isTold = kind === 'unproven';
      return refuse(
        reply,
        status[kind],
        isTold ? sentence : 'Nothing can be proved at the moment.',
      );
    }
    const { who } = proof.value;
    const printed = await runOnSite(command, { store, channel, caller: proof.value });
    request.log.info({ who, command, code: printed.code }, 'A release command was done');
    // Whoever reads "done" gets the new page with the next click.
    await releases.follow();
    return reply.send(printed);
  });
}

const tokenOf = ({ headers }: FastifyRequest) =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

const refuse = (reply: FastifyReply, code: number, detail: string) =>
  reply.code(code).send({ detail });
