import { firstInteraction } from '@eldorado/remote';
import type { Boot } from '../../site/site.ts';

/** While it lasts, no remote's code is fetched: the page works as it was sent. */
export interface Sleep {
  over: Promise<void>;
  end: () => void;
}

/** The sleep of the page that the server sent, to the visitor's first movement at most; most pages have none. The document is marked by it. */
export function sleepOf({ sleeps = false }: Pick<Boot, 'sleeps'>): Sleep {
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  const { dataset } = document.documentElement;
  if (sleeps) {
    dataset['sleeps'] = 'true';
    firstInteraction(end);
    void over.then(() => delete dataset['sleeps']);
  } else end();
  return { over, end };
}
