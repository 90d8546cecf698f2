import { formatDay, useLocale } from '@eldorado/i18n';
import { Button } from '@eldorado/ui';
import { fill } from '../pqrsText.ts';
import type { SenderFormsProps } from './senderFormsProps.ts';
import css from '../pqrs.module.css';

/** Until when a sender may complete a case, and the button for a second month. The browser posts it by itself. */
export function MoreTime({
  texts,
  shown,
  link,
}: Pick<SenderFormsProps, 'texts' | 'shown' | 'link'>) {
  const locale = useLocale();
  const { replyBy, mayHaveMoreTime } = shown;
  if (replyBy === null) return null;
  return (
    <>
      <p>{fill(texts.completeBy, { day: formatDay(replyBy, locale) })}</p>
      {mayHaveMoreTime && (
        <form method="post" action={`/api/v2/case-links/${encodeURIComponent(link)}`}>
          <input type="hidden" name="action" value="more-time" />
          <input type="hidden" name="locale" value={locale} />
          <p className={css.actions}>
            <Button type="submit" variant="secondary">
              {texts.moreTime}
            </Button>
          </p>
        </form>
      )}
    </>
  );
}
