import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { splitLocale, type Translated } from '@eldorado/i18n/locale';
import { toErrorView, type ErrorView } from '@eldorado/remote/runtime';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { ErrorPageGuard } from '../errors/ErrorPageGuard.tsx';
import { SupportCode } from '../errors/SupportCode.tsx';
import { findPage } from '../site/findPage.ts';
import { Frame } from './Root.tsx';
import { useSite } from './SiteContext.tsx';

/**
 * What a route shows instead of its page when it failed. Under the root (an unknown address) it comes with the
 * layout itself; under a page it stands inside it.
 */
export function PageError() {
  const error = withMessage(toErrorView(useRouteError()), useLocation().pathname);
  const { locale, path } = splitLocale(useLocation().pathname);
  const { pages } = useSite(locale);
  const page = (
    <ErrorPageGuard>
      <ErrorPage {...error} locale={locale} path={path}>
        <SupportCode page={findPage(pages, path)?.id ?? null} />
      </ErrorPage>
    </ErrorPageGuard>
  );
  // A page's route has a match of its own; the root alone means that no page matched.
  return useMatches().length > 1 ? page : <Frame>{page}</Frame>;
}

/** The router's own 404 speaks to developers; the site's says what happened, in the page's language. */
function withMessage(error: ErrorView, pathname: string): ErrorView {
  if (error.status !== 404 || error.message !== '') return error;
  return { ...error, message: noPageHere[splitLocale(pathname).locale] };
}

const noPageHere: Translated = {
  es: 'No hay ninguna página en esta dirección.',
  en: 'There is no page at this address.',
  fr: 'Il n’y a aucune page à cette adresse.',
  pt: 'Não há nenhuma página neste endereço.',
};
