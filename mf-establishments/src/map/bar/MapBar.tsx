import type { ReactNode } from 'react';
import { Icon, Link, PageHeading, SegmentedLinks, type Pictogram } from '@eldorado/ui';
import { filterIcon, routeIcon } from '@eldorado/ui/icons';
import { terminals as terminalIds } from '../../list/listFilters.ts';
import { useEstablishmentMessages } from '../../messages.ts';
import { mapAddress, type MapChoice, type MapPanelName } from '../address/mapAddress.ts';
import { mainFloor, type Terminal } from '../places/mapIndex.ts';
import { MapSearch } from './MapSearch.tsx';
import styles from './mapBar.module.css';

interface MapBarProps {
  title: string;
  choice: MapChoice;
  terminals: readonly Terminal[];
  /** What is open under the bar. */
  panel: MapPanelName | null;
  hasRoutes: boolean;
}

/** Heading, terminals, search and what opens the way and the filters: one row, two on a phone. All of it is links and a form. */
export function MapBar({ title, choice, terminals, panel, hasRoutes }: MapBarProps) {
  const t = useEstablishmentMessages();
  const floorOf = (id: MapChoice['terminal']) => {
    const known = terminals.find((terminal) => terminal.id === id);
    return known ? mainFloor(known) : null;
  };
  const filters = Number(choice.zone !== 'all') + Number(choice.open);
  const opener = (name: MapPanelName, icon: Pictogram, label: string, more?: ReactNode) => {
    const isOpen = panel === name;
    const to = mapAddress(choice, { panel: isOpen ? null : name });
    return (
      <Link
        to={to}
        className={styles.opener}
        aria-label={label}
        aria-expanded={isOpen}
        {...(isOpen && { 'data-closes': to })}
      >
        <Icon icon={icon} />
        <span>{label}</span>
        {more}
      </Link>
    );
  };
  return (
    <div className={styles.bar}>
      <PageHeading compact title={title} lead={t('map.lead')} className={styles.heading} />
      <SegmentedLinks
        label={t('filter.terminal')}
        className={styles.terminals}
        items={terminalIds.map((id) => ({
          to: mapAddress(choice, { terminal: id, floor: floorOf(id), place: null }),
          label: t(`terminal.${id}`),
          current: id === choice.terminal,
        }))}
      />
      <MapSearch choice={choice} />
      <div className={styles.openers}>
        {hasRoutes && opener('way', routeIcon, t('route.title'))}
        {opener(
          'filters',
          filterIcon,
          filters > 0 ? t('filter.openCount', { count: filters }) : t('filter.open'),
          filters > 0 && <b aria-hidden="true">{filters}</b>,
        )}
      </div>
    </div>
  );
}
