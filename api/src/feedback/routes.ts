import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { readForms, redirectForm } from '../http/input/formBody.ts';
import { makeHourlyBudget } from '../http/limits/hourlyBudget.ts';
import { makeSharedLimit } from '../http/limits/sharedLimit.ts';
import { minute } from '../time/time.ts';
import { feedbackEndpoints } from './endpoints.ts';
import type { PageFeedback } from './schema.ts';
import { keepFeedback } from './store.ts';

/**
 * Takes what readers say of a page: sixty in ten minutes from a network, which may be a terminal's wifi, and 2,000 an hour of
 * everybody. It answers by the page that was read.
 */
export function feedbackRoutes(app: FastifyInstance, { clock, database }: ApiContext): void {
  const ofNetwork = makeSharedLimit(database, {
    name: 'feedback',
    limit: 60,
    windowMs: 10 * minute,
  });
  const budget = makeHourlyBudget(
    database,
    { name: 'feedback', perHour: 2_000, what: 'answers about pages' },
    app.log,
  );

  async function take(said: PageFeedback, ip: string): Promise<void> {
    // Thanked like everybody: who sends it learns nothing.
    if (said.website) return;
    const now = clock.now();
    await ofNetwork.demand(ip, now.getTime());
    await budget.demand(ip, now.getTime());
    await keepFeedback(database, said, now);
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    readForms(scope);
    scope.route({
      ...feedbackEndpoints.pageFeedback,
      bodyLimit: 8 * 1024,
      async handler(request, reply) {
        const said = request.body as PageFeedback;
        return redirectForm(
          request,
          reply,
          async () => {
            await take(said, request.ip);
            return `${said.page}#feedback-thanks`;
          },
          () => `${said.page}#feedback-failed`,
        );
      },
    });
    done();
  });
}
