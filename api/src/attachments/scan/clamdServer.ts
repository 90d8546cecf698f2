import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The test file of the antivirus makers (eicar.org), in two pieces, so that no scanner minds this file. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR' + '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** What a scanner may do instead of answering. */
export type Trouble = 'silence' | 'hang up' | 'size limit';

/** A small server that speaks clamd's INSTREAM (clamd(8)) and finds the test file in what it is sent. */
export async function clamdServer(trouble?: Trouble) {
  const seen: Buffer[] = [];
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      sent = Buffer.concat([sent, piece]);
      const command = 'zINSTREAM\0';
      if (!sent.subarray(0, command.length).equals(Buffer.from(command))) {
        if (sent.length >= command.length) socket.end('UNKNOWN COMMAND\0');
        return;
      }
      const pieces: Buffer[] = [];
      for (let at = command.length; at + 4 <= sent.length;) {
        const length = sent.readUInt32BE(at);
        if (length === 0) return answer(Buffer.concat(pieces));
        if (at + 4 + length > sent.length) return;
        pieces.push(sent.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
    function answer(content: Buffer) {
      seen.push(content);
      if (trouble === 'silence') return;
      if (trouble === 'hang up') return socket.destroy();
      if (trouble === 'size limit') return socket.end('INSTREAM size limit exceeded. ERROR\0');
      socket.end(content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** What it was sent, file by file. */
    seen,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
