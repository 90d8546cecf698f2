import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { ApiProblem } from '../http/problem.ts';
import { iso } from '../time/time.ts';
import { samplesEndpoints } from './endpoints.ts';
import { findSample, listSamples } from './store.ts';

/** The list, and one of its entries. */
export function samplesRoutes(app: FastifyInstance, { clock, database }: ApiContext) {
  app.route({
    ...samplesEndpoints.samples,
    handler: async () => ({
      updatedAt: iso(clock.now().getTime()),
      entries: await listSamples(database),
    }),
  });

  app.route({
    ...samplesEndpoints.samplesEntry,
    async handler({ params: { slug } }: FastifyRequest<{ Params: { slug: string } }>) {
      const entry = await findSample(database, slug);
      if (entry === null)
        throw new ApiProblem(404, 'samples-not-found', `There is no entry ${slug}.`);
      return entry;
    },
  });
}
