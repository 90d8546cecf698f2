import type { I18n, Locale } from '@eldorado/i18n';
import { asSent, withoutSent, type ErrorView, type ReadyScreen } from '@eldorado/remote/runtime';
import type { SiteLayout } from '../site/siteLayout.ts';
import type { RenderRequest } from '../site/shellBundle.ts';
import type { Boot } from '../site/site.ts';
import { messages } from '../messages.ts';
import { messagesOf } from './siteLanguage.ts';

interface Made {
  locale: Locale;
  language: I18n;
  state: Readonly<Record<string, unknown>>;
  /** Absent where the page shows an error. */
  screen: ReadyScreen | undefined;
  layout: SiteLayout | null;
  /** The screen's code waits. */
  sleeps: boolean;
  context: { loaderData: Readonly<Record<string, unknown>> };
  errors: Record<string, ErrorView> | null;
}

/**
 * What the browser is handed beside the HTML. Of what stays as it is sent neither texts, nor data, nor state of its
 * remote: they stand in the HTML.
 */
export async function bootOf(request: RenderRequest, made: Made): Promise<Boot> {
  const { locale, language, screen, context, errors } = made;
  const { isStatic = false, staticData = [] } = screen?.module ?? {};
  const own = screen?.definition.messages?.namespace;
  const namespaces = [messages.namespace, ...(own && !isStatic ? [own] : [])];
  const { slices = [], apis = [] } = (isStatic && (await screen?.definition.reducers?.())) || {};
  const unused = new Set([...slices, ...apis].map(({ reducerPath }) => reducerPath));
  return {
    site: request.site,
    messages: messagesOf(language, locale, namespaces),
    state: Object.fromEntries(
      Object.entries(made.state)
        .filter(([path]) => !unused.has(path))
        .map(([path, slice]) => [path, withoutRequests(slice)]),
    ),
    hydration: {
      loaderData: Object.fromEntries(
        Object.entries(context.loaderData).map(([id, data]) => [
          id,
          isStatic ? asSent : withoutSent(data, staticData),
        ]),
      ),
      errors,
    },
    ...(made.layout && { layout: made.layout }),
    ...(made.sleeps && { sleeps: true }),
    now: request.now.toISOString(),
    clockIsFrozen: request.clockIsFrozen,
    ...(request.clockAhead && { clockAhead: request.clockAhead }),
    apiBaseUrl: request.publicApiBaseUrl,
  };
}

/**
 * A slice of RTK Query without who asked for an answer and when: ids by lot, which nothing compresses, and which the browser
 * needs for what is still under way alone. Other slices stay as they are.
 */
function withoutRequests(slice: unknown): unknown {
  const { queries } = (slice ?? {}) as { queries?: Readonly<Record<string, Query>> };
  if (!queries) return slice;
  const answered = Object.entries(queries).map(([key, query]) => {
    if (query.status !== 'fulfilled') return [key, query];
    const { requestId, startedTimeStamp, ...rest } = query;
    return [key, rest];
  });
  return { ...(slice as object), queries: Object.fromEntries(answered) as unknown };
}

interface Query {
  status: string;
  requestId?: string;
  startedTimeStamp?: number;
}
