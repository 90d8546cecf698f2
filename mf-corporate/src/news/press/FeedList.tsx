import { useCorporateMessages } from '../../messages.ts';
import { FeedLink, feeds } from '../FeedLinks.tsx';
import css from './press.module.css';

/** The feeds, and what each is for. */
export function FeedList() {
  const t = useCorporateMessages();
  return (
    <dl className={css.feeds}>
      {feeds.map((feed) => (
        <div key={feed.id}>
          <dt>
            <FeedLink {...feed} />
          </dt>
          <dd>{t(`news.feed.${feed.id}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
