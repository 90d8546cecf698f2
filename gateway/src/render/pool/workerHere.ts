import { createApiReader } from '../worker/apiReader.ts';
import { openSet } from '../worker/openSet.ts';
import { createPageReads } from '../worker/pageReads.ts';
import { createPageMaker, type PageMaker } from '../worker/renderPage.ts';
import { beginPage, endPage } from '../worker/watchTimers.ts';
import { RenderFailed, WorkerGone, type StartWorker } from './renderWorker.ts';

/**
 * A worker without a process of its own, for tests of what the gateway does with pages: it evaluates the same bundles and makes the
 * same pages, and starts in a millisecond instead of half a second. What a bundle does to its process it does to the test's; how
 * a gateway lives through that is `isolation.test.ts`, with real ones.
 */
export const startWorkerHere: StartWorker = ({ set, askApi, onEnd }) => {
  const api = createApiReader(askApi);
  let maker: PageMaker | undefined;
  let [busy, rendered, ended] = [0, 0, false];

  async function open(): Promise<Readonly<Record<string, string>>> {
    await Promise.resolve();
    try {
      const nothing = () => undefined;
      const opened = openSet(set, { begins: nothing, shellRan: nothing, remoteRan: nothing });
      maker = createPageMaker(opened);
      return opened.faults;
    } catch (error) {
      const sentence = String(error);
      ended = true;
      onEnd({ blamed: null, answered: [] });
      throw new WorkerGone({ reason: 'crash', remote: 'shell', sentence, visitor: null });
    }
  }
  const opened = open();
  opened.catch(() => undefined);

  return {
    opened,
    busy: () => busy,
    making: () => busy,
    rendered: () => rendered,
    heap: () => 0,
    async render(page) {
      busy += 1;
      const scope = { remote: 'shell', page: beginPage(null) };
      try {
        await opened;
        const reads = createPageReads(api, page.visitor);
        const answer = await maker?.make(page, scope, reads.read);
        if (!answer) throw new Error('No set is open');
        return { answer: reads.noted(answer), misbehavedBy: [] };
      } catch (error) {
        throw new RenderFailed(
          error instanceof Error ? error.message : String(error),
          scope.remote,
        );
      } finally {
        busy -= 1;
        rendered += 1;
        await endPage(scope.page);
      }
    },
    expire: () => api.expire(),
    end() {
      if (ended) return;
      ended = true;
      onEnd({ blamed: null, answered: [] });
    },
  };
};
