import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How a step is answered: with a code of SMTP, never, or by closing the connection. */
type Answer = number | 'silence' | 'hang up';

/** What a server does instead of taking an e-mail. */
export interface Behaviour {
  greeting?: 'silence';
  sender?: Answer;
  recipient?: Answer;
  /** Once the whole text has come. */
  text?: Answer;
}

export interface TakenMessage {
  from: string;
  to: string[];
  /** As it came over the wire. */
  data: string;
}

type Done = (error: Error | null) => void;

/** A real SMTP server on a free port. @param behaviour may be changed while it runs. */
export async function smtpServer(behaviour: Behaviour = {}) {
  const messages: TakenMessage[] = [];
  const connections = new Set<Socket>();

  function act(answer: Answer | undefined, session: SMTPServerSession, done: Done) {
    if (answer === undefined) done(null);
    else if (answer === 'hang up') hangUp(session);
    else if (answer !== 'silence') {
      const words = `no, not ${session.envelope.rcptTo[0]?.address ?? 'ana@example.com'}`;
      done(Object.assign(new Error(words), { responseCode: answer }));
    }
  }
  function hangUp({ remotePort }: SMTPServerSession) {
    for (const socket of connections) if (socket.remotePort === remotePort) socket.destroy();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    // A resolver that does not answer would hold each greeting up for a second and a half.
    disableReverseLookup: true,
    onConnect(_session, done) {
      if (behaviour.greeting === undefined) done();
    },
    onMailFrom: (_address, session, done) => act(behaviour.sender, session, done),
    onRcptTo: (_address, session, done) => act(behaviour.recipient, session, done),
    onData(stream, session, done) {
      void text(stream).then(
        (data) => {
          const { mailFrom, rcptTo } = session.envelope;
          // A server that hangs up or goes silent has the text all the same.
          if (typeof behaviour.text !== 'number')
            messages.push({
              data,
              from: mailFrom ? mailFrom.address : '',
              to: rcptTo.map(({ address }) => address),
            });
          act(behaviour.text, session, done);
        },
        // Who sent it died on the way.
        () => undefined,
      );
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    messages,
    behaviour,
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of connections) socket.destroy();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}
