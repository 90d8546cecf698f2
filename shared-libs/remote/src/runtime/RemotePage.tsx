import { memo, use } from 'react';
import { useLoaderData } from '@eldorado/remote/routing';
import { useLocale } from '@eldorado/i18n';
import { ownId, type RemoteRegistry, type RuntimePage } from './remoteRegistry.ts';

/**
 * A page's screen. It renders at once when the screen is ready, as it is on the server and after a
 * navigation; while hydrating it suspends, which leaves the server's HTML on screen until the code is there.
 */
export const RemotePage = memo(function RemotePage(props: {
  page: RuntimePage;
  registry: RemoteRegistry;
}) {
  const { page, registry } = props;
  const locale = useLocale();
  const data: unknown = useLoaderData();
  const { module } = registry.peek(page, locale) ?? use(registry.whenReady(page, locale));
  const { Screen } = module;
  return <Screen data={data} pageId={ownId(page)} locale={locale} />;
});
