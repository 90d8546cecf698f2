import { LRUCache } from 'lru-cache';
import { splitLocale, type Locale } from '@eldorado/i18n/locale';
import type { AskApi, Site } from 'shell/contract';
import { createSite } from '../../document/createSite.ts';
import { documentOf } from '../../document/document.ts';
import type { PageAnswer, PageJob } from '../pool/protocol.ts';
import { describeError, isErrorNamed } from './describeError.ts';
import { outOfService, type OpenSet } from './openSet.ts';
import { enter } from './traceRemotes.ts';
import { running, type PageScope, type Scope } from './watchTimers.ts';

/** Milliseconds after which a page whose data does not come is given up. */
const dataDeadline = 8_000;

/** Bytes that a page may have: five times the largest board's. What is over it would fill the gateway's memory. */
const mostBytes = 2_000_000;

/** What pages of a set share. */
export interface PageMaker {
  /** @param scope keeps whose part of the page began last. */
  make(job: PageJob, scope: Scope, askApi: AskApi): Promise<PageAnswer>;
}

export function createPageMaker(set: OpenSet): PageMaker {
  const sites = new LRUCache<string, Site>({ max: 16 });

  /** The same object for all pages of a language, so that the shell keeps what it makes of it. */
  function siteOf(job: PageJob, locale: Locale): Site {
    const key = `${locale} ${job.assetsOrigin} ${job.pinned?.until ?? ''}`;
    const known = sites.get(key);
    if (known) return known;
    const made = createSite(set, locale, job.assetsOrigin, job.links, job.pinned);
    sites.set(key, made);
    return made;
  }

  return {
    async make(job, scope, askApi) {
      const { origin, assetsOrigin, without } = job;
      const url = new URL(job.address, origin);
      const { locale, path } = splitLocale(url.pathname);
      const errors: { remote: string | null; sentence: string }[] = [];
      const rendered = await set.shell.render({
        url,
        site: siteOf(job, locale),
        fetchRemote: (name) =>
          without.includes(name) ? Promise.reject(outOfService(name)) : set.fetchRemote(name),
        askApi,
        publicApiBaseUrl: '/api',
        now: new Date(job.now),
        clockIsFrozen: job.clockIsFrozen,
        ...(job.clockAhead !== undefined && { clockAhead: job.clockAhead }),
        ...(job.sent && { sent: job.sent }),
        signal: AbortSignal.timeout(dataDeadline),
        within(remote, work) {
          scope.remote = remote;
          const made = running.run({ ...scope, remote }, () => {
            enter();
            return work();
          });
          if (made instanceof Promise) noteUntilMade(scope.page, remote, made);
          return made;
        },
        onError: (error, remote) =>
          errors.push({
            // The API's answer is not a remote's doing.
            remote: isAnswer(error) ? null : (remote ?? null),
            sentence: describeError(error),
          }),
      });
      if (rendered.kind === 'redirect')
        return { status: rendered.status, redirect: rendered.location };
      const { status, degraded, broken, page } = rendered;
      const { pictureHrefs } = set;
      const html = documentOf({
        ...rendered,
        set,
        locale,
        path,
        origin,
        assetsOrigin,
        pictureHrefs,
        ...(job.failed && { failed: job.failed }),
      });
      if (html.byteLength > mostBytes) {
        scope.remote = page?.remote ?? 'shell';
        const [is, may] = [html.byteLength, mostBytes].map((bytes) => (bytes / 1e6).toFixed(1));
        throw new Error(`The page has ${is} MB, more than the ${may} that a page may have`);
      }
      return {
        status,
        keep: status < 500 && !degraded && !broken,
        html,
        owner: page?.remote ?? null,
        broken,
        errors,
      };
    },
  };
}

/** Notes a remote's part of a page as one that others wait for, until it is made or has failed. */
function noteUntilMade({ parts }: PageScope, remote: string, made: Promise<unknown>): void {
  const part = { remote };
  parts.add(part);
  const whole = () => void parts.delete(part);
  made.then(whole, whole);
}

const isAnswer = (error: unknown) => isErrorNamed(error, ['ApiError', 'RouteError']);
