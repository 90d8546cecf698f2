import { useNow, type LoadContext, type ScreenProps } from '@eldorado/remote';
import { ButtonLink, EmptyState, Notice, PageHeading } from '@eldorado/ui';
import { mapas } from '../content/mapas/meta.ts';
import { DataNote } from '../establishment/DataNote.tsx';
import { EstablishmentRows } from '../establishment/EstablishmentRows.tsx';
import { ListFailure } from '../establishment/ListFailure.tsx';
import { establishmentsApi } from '../establishmentsApi.ts';
import { loadFloor } from '../loadList.ts';
import { useEstablishmentMessages } from '../messages.ts';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { choiceAddress, readChoice, type DirectoryChoice } from './directoryAddress.ts';
import { groupPlaces, type FloorArgs } from './floorDirectory.ts';
import { FloorSwitch } from './FloorSwitch.tsx';
import styles from './directory.module.css';

export interface DirectoryData {
  choice: DirectoryChoice;
  args: FloorArgs;
}

export async function load({ url, locale, store }: LoadContext): Promise<DirectoryData> {
  const choice = readChoice(url.searchParams);
  const args = { locale, terminal: choice.terminal, floor: choice.floor };
  await loadFloor(store, args);
  return { choice, args };
}

/** The directory of one floor: what is there, grouped by type, with the map's filters and zones. */
export function Screen({ data: { choice, args }, locale }: ScreenProps<DirectoryData>) {
  const t = useEstablishmentMessages();
  const now = useNow();
  const { data: directory, isError, refetch } = establishmentsApi.useFloorQuery(args);
  const { data: types } = establishmentsApi.useTypeNamesQuery(locale);
  const groups = directory ? groupPlaces(directory.rows, choice, now) : [];
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const place = {
    terminal: t(`terminal.${choice.terminal}`),
    floor: t('floor', { floor: choice.floor }),
  };
  return (
    <>
      <PageHeading title={mapas.title[locale]} lead={t('map.lead')} />
      <DirectoryFilters choice={choice} />
      <div className={styles.layout}>
        <FloorSwitch choice={choice} floors={directory?.floors} />
        <div className={styles.results}>
          {directory && (
            <h2 className={styles.count} aria-live="polite">
              {t('map.count', { count, ...place })}
            </h2>
          )}
          {!directory && isError && <ListFailure onRetry={() => void refetch()} />}
          {directory && count === 0 && choice.type === 'banos' && (
            <Notice tone="info" title={t('map.toiletsTitle')}>
              {t('map.toiletsText')}
            </Notice>
          )}
          {directory && count === 0 && choice.type !== 'banos' && (
            <EmptyState
              title={t('empty.title')}
              action={
                <ButtonLink to={choiceAddress(choice, { type: 'all', zone: 'all', open: false })}>
                  {t('empty.action')}
                </ButtonLink>
              }
            >
              {t('map.emptyText')}
            </EmptyState>
          )}
          {groups.map(({ kind, rows }) => (
            <section key={kind} aria-labelledby={`group-${kind}`} className={styles.group}>
              <h3 id={`group-${kind}`} className={styles.groupTitle}>
                {t(`count.${kind}`, { count: rows.length })}
              </h3>
              <EstablishmentRows rows={rows} categoryNames={types?.names ?? {}} level={4} onMap />
            </section>
          ))}
          {directory && <DataNote list={directory} />}
        </div>
      </div>
    </>
  );
}
