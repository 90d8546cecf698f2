import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { splitLocale } from '@eldorado/i18n/locale';
import { toErrorView } from '@eldorado/remote/runtime';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { ErrorPageGuard } from '../errors/ErrorPageGuard.tsx';
import { Frame } from './Root.tsx';

/**
 * What a route shows instead of its page when it failed. Under the root (an unknown address) it brings the
 * layout itself; under a page it stands inside it.
 */
export function PageError() {
  const error = toErrorView(useRouteError());
  const { locale, path } = splitLocale(useLocation().pathname);
  const page = (
    <ErrorPageGuard>
      <ErrorPage {...error} locale={locale} path={path} />
    </ErrorPageGuard>
  );
  // A page's route has a match of its own; the root alone means that no page matched.
  return useMatches().length > 1 ? page : <Frame>{page}</Frame>;
}
