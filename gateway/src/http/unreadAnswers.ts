import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@eldorado/http/network';
import type { FastifyInstance } from 'fastify';
import { refuseCrowd } from './refuseCrowd.ts';
import { takeTurns } from './takeTurns.ts';

export interface AnswerLimits {
  /** Answers under way on one connection. Browsers and proxies ask for the next one when they have the last. */
  perConnection: number;
  /** Bytes of whole answers that one network, and that all of them, may leave untaken. */
  bytesPerNetwork: number;
  bytes: number;
}

const mb = 1024 * 1024;

/** Far more than a terminal's wifi has under way, where each takes what it asked for, and little of a gateway's memory. */
export const answerLimits: AnswerLimits = {
  perConnection: 8,
  bytesPerNetwork: 32 * mb,
  bytes: 128 * mb,
};

/**
 * Lets nobody have answers made that he does not take: Node reads and answers all requests that lie in one piece of 64 KB,
 * which are hundreds, and keeps the answers until the last byte is taken. A connection that asks for more than a few at
 * a time is ended; requests take turns, and a network that leaves more than its share untaken is refused until it takes it.
 */
export function limitUnreadAnswers(app: FastifyInstance, limits: AnswerLimits): void {
  const underWay = new WeakMap<Socket, Set<() => void>>();
  const untaken = createUntaken(limits);

  function answersOf(socket: Socket): Set<() => void> {
    const known = underWay.get(socket);
    if (known) return known;
    const answers = new Set<() => void>();
    underWay.set(socket, answers);
    // Of an answer whose turn has not come Node says nothing when its connection ends.
    socket.once('close', () => {
      for (const done of answers) done();
    });
    return answers;
  }

  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const answers = answersOf(socket);
    if (answers.size >= limits.perConnection) {
      reply.hijack();
      endUnread(socket);
      return;
    }
    const network = networkOf(request.ip);
    let left = 0;
    const done = () => {
      if (answers.delete(done)) untaken.add(network, -left);
    };
    answers.add(done);
    afterEnd(reply.raw, () => {
      if (!answers.has(done)) return;
      left = reply.raw.writableLength;
      untaken.add(network, left);
      // Of those that were let in together none was counted when it began; only who does not read asks on beside them.
      if (answers.size > 1 && untaken.isOver(network)) socket.destroy();
    });
    reply.raw.once('finish', done).once('close', done);
    next();
  });
  // Between the two: no connection has more than a few that wait, and what a network leaves untaken is known when its next is begun.
  takeTurns(app);
  app.addHook('onRequest', (request, reply, next) => {
    if (untaken.isOver(networkOf(request.ip))) refuseCrowd(reply);
    else next();
  });
}

/** What a connection's requests are read by; Node's own, without a public name. */
interface Parser {
  /** Takes a request. @returns 2 where nothing that follows is one, as after an upgrade. */
  onIncoming(): number;
}

/** Ends a connection, and with it what lies read: Node would hand on each request of that, though nobody can be answered any more. */
function endUnread(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: Parser | null };
  if (parser) parser.onIncoming = () => 2;
  socket.destroy();
}

/** Calls what is given once all of an answer is written, whoever writes it: what of it nobody has taken is known then. */
function afterEnd(answer: ServerResponse, then: () => void): void {
  const end = answer.end.bind(answer) as (...given: unknown[]) => unknown;
  answer.end = (...given: unknown[]) => {
    const wasEnded = answer.writableEnded;
    end(...given);
    if (!wasEnded) then();
    return answer;
  };
}

/** Bytes that wait to be taken, by network. */
function createUntaken({ bytesPerNetwork, bytes }: AnswerLimits) {
  const byNetwork = new Map<string, number>();
  let all = 0;
  return {
    add(network: string, more: number): void {
      const left = (byNetwork.get(network) ?? 0) + more;
      all += more;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
    },
    /** Where all is spent, whoever has more than an equal share of it makes room for who has less. */
    isOver(network: string): boolean {
      const share =
        all < bytes ? bytesPerNetwork : Math.min(bytesPerNetwork, bytes / byNetwork.size);
      return (byNetwork.get(network) ?? 0) >= share;
    },
  };
}
