import { SegmentedLinks } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import styles from './taxiNav.module.css';

/** The pages of the taxi service, by what a traveller comes for. */
const pages = {
  fare: '/servicios/taxis',
  book: '/servicios/taxis/reservar',
  bookings: '/servicios/taxis/mis-reservas',
  plate: '/servicios/taxis/placa',
} as const;

/** Leads between the pages of the taxi service. */
export function TaxiNav({ current }: { current?: keyof typeof pages | undefined }) {
  const t = useTaxiMessages();
  return (
    <SegmentedLinks
      label={t('nav.label')}
      className={styles.nav}
      items={(Object.keys(pages) as (keyof typeof pages)[]).map((page) => ({
        to: pages[page],
        label: t(`nav.${page}`),
        current: page === current,
      }))}
    />
  );
}
