import { Link, VisuallyHidden } from '@eldorado/ui';
import { useEstablishmentMessages } from '../../messages.ts';
import { isNarrowed, mapAddress, noFilters, type MapChoice } from '../address/mapAddress.ts';
import styles from './mapBar.module.css';

interface SearchAnswerProps {
  choice: MapChoice;
  /** How many places pass the filters, and how many there are without those but the words. */
  shown: number;
  all: number;
}

/** Under the search: that nothing was found and what to try; what was found is seen on the map, and said here to who listens. */
export function SearchAnswer({ choice, shown, all }: SearchAnswerProps) {
  const t = useEstablishmentMessages();
  const { q } = choice;
  const found = t('kinds.found', { count: shown, text: q });
  const isHidden = q !== '' && all > 0;
  return (
    <div role="status">
      {shown > 0 && q && <VisuallyHidden>{found}</VisuallyHidden>}
      {shown === 0 && isNarrowed(choice) && (
        <div className={styles.answer}>
          <p>
            <b>{t(q ? 'kinds.noneTitle' : 'empty.title')}.</b>{' '}
            {isHidden
              ? t('map.hidden', { count: all, text: q })
              : t(q ? 'map.noneText' : 'map.emptyText', { text: q })}
          </p>
          {(isHidden || !q) && (
            <Link to={mapAddress(choice, { ...noFilters, q })}>{t('empty.action')}</Link>
          )}
          {q && <Link to={mapAddress(choice, { q: '', near: '' })}>{t('map.clearSearch')}</Link>}
        </div>
      )}
    </div>
  );
}
