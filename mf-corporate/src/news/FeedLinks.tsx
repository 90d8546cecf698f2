import { Link } from '@eldorado/ui';
import { newsPath } from './newsQuery.ts';
import css from './feedLinks.module.css';

/** The feeds of a language, by the name of their format. */
export const feeds = [
  { id: 'rss', name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { id: 'atom', name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { id: 'json', name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
] as const;

/** A feed's link. It is a file: named as the window's own, it is no navigation inside the site. */
export function FeedLink({ name, file, type }: (typeof feeds)[number]) {
  return (
    <Link to={`${newsPath}/${file}`} type={type} target="_self">
      {name}
    </Link>
  );
}

/** All of them in a line. */
export function FeedLinks() {
  return (
    <ul className={css.feeds}>
      {feeds.map((feed) => (
        <li key={feed.file}>
          <FeedLink {...feed} />
        </li>
      ))}
    </ul>
  );
}
