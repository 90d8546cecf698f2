import type { I18n, Locale } from '@eldorado/i18n';
import { asSent, withoutSent, type ErrorView, type ReadyScreen } from '@eldorado/remote/runtime';
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
    state: Object.fromEntries(Object.entries(made.state).filter(([path]) => !unused.has(path))),
    hydration: {
      loaderData: Object.fromEntries(
        Object.entries(context.loaderData).map(([id, data]) => [
          id,
          isStatic ? asSent : withoutSent(data, staticData),
        ]),
      ),
      errors,
    },
    now: request.now.toISOString(),
    clockIsFrozen: request.clockIsFrozen,
    apiBaseUrl: request.publicApiBaseUrl,
  };
}
