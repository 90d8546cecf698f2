import { connect } from 'node:net';
import type { Scan } from './scan.ts';

/** Milliseconds of silence after which a scanner counts as away: it takes a second for 5 MB, more while it loads its lists. */
const patience = 15_000;
const pieceBytes = 64 * 1024;

/** ClamAV's daemon, by its command INSTREAM (clamd(8)): pieces with their length before them, an empty one last. */
export const clamd =
  ({ host, port }: { host: string; port: number }, silence = patience): Scan =>
  (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port });
      let answer = '';
      const fail = (why: string) => {
        socket.destroy();
        reject(new Error(`The virus scanner ${why}`));
      };
      socket.setTimeout(silence, () => fail('says nothing'));
      socket.on('error', ({ message }) => fail(`cannot be reached: ${message}`));
      socket.on('data', (piece) => (answer += piece.toString('latin1')));
      socket.on('close', () => {
        // z: commands and answers end with a NUL.
        const said = answer.replace(/\0.*$/s, '').trim();
        if (said === 'stream: OK') resolve(true);
        else if (said.endsWith(' FOUND')) resolve(false);
        else fail(`answers '${said.slice(0, 100)}'`);
      });
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(piece.length);
        socket.write(length);
        socket.write(piece);
      }
      socket.write(Buffer.alloc(4));
    });
