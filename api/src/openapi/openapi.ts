import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { endpoints } from './endpoints.ts';
import { bounded, completed } from '../http/bounds.ts';
import { sharedSchemas } from './schemas.ts';
import { apiVersion } from '../system/apiVersion.ts';

/** Adds the shared schemas, what every route answers beside its own, how answers are written, and the OpenAPI 3.1 generator; call it before any route is added. */
export async function describeApi(app: FastifyInstance) {
  // Answers are typed by the route schemas; checking them again at every request, and compiling that, would only cost time.
  app.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
  for (const schema of sharedSchemas) app.addSchema(bounded(schema));
  app.addHook('onRoute', (route) => {
    if (route.schema && !route.schema.hide)
      route.schema = completed(route.schema, String(route.method));
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'El Dorado airport API',
        version: apiVersion,
        description:
          'Flights, establishments, services and live figures of the airport site. Answers say whether they come from demonstration data or from an imported feed.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          taxiSession: { type: 'http', scheme: 'bearer' },
          casesToken: { type: 'http', scheme: 'bearer' },
          feedToken: { type: 'http', scheme: 'bearer' },
          feedSignature: { type: 'apiKey', in: 'header', name: 'x-eldorado-signature' },
        },
      },
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `schema${index}`,
    },
  });
}

/** The OpenAPI document of every endpoint, without a database or a listening server. */
export async function openApiDocument() {
  const app = Fastify();
  // Nothing is asked of it: compiling every schema would only cost time.
  app.setValidatorCompiler(() => () => true);
  await describeApi(app);
  for (const { method, url, schema } of endpoints) {
    app.route({ method, url, schema, handler: () => null });
  }
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}

/** Which document it is: the first line of the client's types names that of which they were made. */
export const fingerprintOf = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
