import { memo, use } from 'react';
import { useLoaderData } from '@eldorado/remote/routing';
import { useLocale } from '@eldorado/i18n';
import { isAsSent } from '../sent/asSent.ts';
import { AsSent } from '../sent/sentHtml.tsx';
import { ownId, type RemoteRegistry, type RuntimePage } from './remoteRegistry.ts';

/**
 * A page's screen. It renders at once when the screen is ready, as it is on the server and after a
 * navigation; while hydrating it suspends, which leaves the server's HTML on screen until the code is there.
 * A static page that the server sent stays as it is, and its code is fetched only when it is come back to.
 */
export const RemotePage = memo(function RemotePage(props: {
  page: RuntimePage;
  registry: RemoteRegistry;
}) {
  const { page, registry } = props;
  const locale = useLocale();
  const data: unknown = useLoaderData();
  if (isAsSent(data)) return <AsSent key="sent" />;
  const { module, definition } =
    registry.peek(page, locale) ?? use(registry.whenReady(page, locale));
  const { Screen } = module;
  const pageId = ownId(page);
  const title = definition.pages.find(({ id }) => id === pageId)?.title[locale] ?? '';
  const screen = <Screen data={data} pageId={pageId} title={title} locale={locale} />;
  return module.isStatic ? <div data-static="">{screen}</div> : screen;
});
