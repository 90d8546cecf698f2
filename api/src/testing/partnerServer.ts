import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signatureOf } from '../http/partner/signature.ts';

export interface PartnerRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
type Answer = { status: number; body?: object; location?: string } | 'silence' | 'hang up';

export const secret = 'a-secret-of-the-tests';

/** A real HTTP server in a partner's place. @param answer what it says to each request. */
export async function partnerServer(answer: (request: PartnerRequest, count: number) => Answer) {
  const requests: PartnerRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url: path = '', headers } = request;
      requests.push({ method, path, headers, body });
      const said = answer({ method, path, headers, body }, requests.length);
      if (said === 'hang up') request.socket.destroy();
      else if (said !== 'silence') {
        response.writeHead(said.status, {
          'content-type': 'application/json',
          ...(said.location && { location: said.location }),
        });
        response.end(said.body ? JSON.stringify(said.body) : '');
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    requests,
    partner: { url: `http://127.0.0.1:${port}/v1`, secret },
    close: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

/** Whether a request carries the signature that the contract asks for. */
export function isSigned({ method, path, headers, body }: PartnerRequest): boolean {
  const timestamp = String(headers['x-eldorado-timestamp']);
  return headers['x-eldorado-signature'] === signatureOf(secret, timestamp, { method, path, body });
}
