import Fastify from 'fastify';
import type { ApiContext } from '../context.ts';
import { describeApi } from '../openapi/openapi.ts';
import { answerProblems } from '../http/problem.ts';
import { feedRoutes } from './routes.ts';

async function appWith(token: string | undefined) {
  const app = Fastify();
  await describeApi(app);
  answerProblems(app);
  feedRoutes(app, {} as ApiContext, token);
  return app;
}

test('without a token configured there is no feed, whatever is sent', async () => {
  const app = await appWith(undefined);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/feeds/aidx',
    payload: '<a/>',
    headers: { 'content-type': 'application/xml', authorization: 'Bearer undefined' },
  });
  expect(answer.json()).toMatchObject({ status: 404, code: 'feed-off' });
  await app.close();
});

test('a token that keeps nobody out is refused at the start', async () => {
  await expect(appWith('secret')).rejects.toThrow('AIDX_TOKEN must have at least 16 characters');
});
