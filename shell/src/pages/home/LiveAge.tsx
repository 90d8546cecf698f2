import { useNow } from '@eldorado/remote';
import { Age } from '@eldorado/ui';
import { usePageMessages } from '../messages.ts';

/** How old a figure is; it alone renders again as time goes by. */
export function LiveAge({
  instant,
  className,
}: {
  instant: string;
  className?: string | undefined;
}) {
  const t = usePageMessages();
  const now = useNow();
  return <Age instant={instant} now={now} prefix={t('updated')} className={className} />;
}
