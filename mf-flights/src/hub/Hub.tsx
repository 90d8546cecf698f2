import { bogotaDay } from '@eldorado/i18n';
import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { CardGrid, IconCard, PageHeading } from '@eldorado/ui';
import { transferIcon } from '@eldorado/ui/icons';
import type { Direction } from '../flight/flightRow.ts';
import { useFlightMessages } from '../messages.ts';
import { loadNext, nextArgs } from '../next/nextLoad.ts';
import { NextFlights } from '../next/NextFlights.tsx';
import { SearchBox } from './SearchBox.tsx';
import css from './hub.module.css';

export interface HubData {
  /** The board the search box leads to. */
  direction: Direction;
  /** The airport's day, `YYYY-MM-DD`. */
  today: string;
}

export async function load({ url, now, locale, store }: LoadContext): Promise<HubData> {
  await loadNext(store, nextArgs(now, locale));
  return {
    direction: url.searchParams.get('direction') === 'arrivals' ? 'arrivals' : 'departures',
    today: bogotaDay(now),
  };
}

export function Screen({ data }: ScreenProps<HubData>) {
  const t = useFlightMessages();
  return (
    <>
      <PageHeading className={css.heading} title={t('hubTitle')} lead={t('hubLead')} />
      <SearchBox direction={data.direction} today={data.today} />
      <NextFlights />
      <CardGrid>
        <IconCard
          to="/vuelos/conexiones"
          icon={transferIcon}
          title={t('connectionCardTitle')}
          text={t('connectionCardText')}
        />
      </CardGrid>
    </>
  );
}
