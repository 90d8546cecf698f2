import { formatNumber, type Locale } from '@eldorado/i18n';
import { DataTable, Link, Notice } from '@eldorado/ui';
import { LiveFailure } from '../LiveNotes.tsx';
import { useServiceMessages } from '../messages.ts';
import { distancesApi } from './distancesApi.ts';
import { wayAddress } from './wayView.ts';
import css from './distances.module.css';

/** The walks most people take, each with a link to its directions. */
export function UsualWalks({ locale }: { locale: Locale }) {
  const t = useServiceMessages();
  const { data, refetch } = distancesApi.useWalksQuery({ locale });
  if (!data) return <LiveFailure onRetry={() => void refetch()} />;
  const { walks, demo } = data;
  if (walks.length === 0) return null;
  return (
    <section aria-labelledby="usual-walks">
      <h2 id="usual-walks" className={css.title}>
        {t('distancesCaption')}
      </h2>
      <DataTable
        caption={t('distancesCaption')}
        captionHidden
        rowHeader="way"
        blocks
        blockLabels="shown"
        columns={[
          { key: 'way', label: t('usualWay') },
          { key: 'walk', label: t('walk') },
          { key: 'stepFree', label: t('stepFree') },
          { key: 'metres', label: t('distance') },
        ]}
        rows={walks.map(({ id, from, to, question, minutes, stepFreeMinutes, metres }) => ({
          key: id,
          cells: {
            way: <Link to={wayAddress(question)}>{t('wayTitle', { from, to })}</Link>,
            walk: t('minutesValue', { range: minutes }),
            stepFree:
              stepFreeMinutes === null
                ? t('onlyWithSteps')
                : t('minutesValue', { range: stepFreeMinutes }),
            metres: t('metresValue', { metres: formatNumber(metres, locale) }),
          },
        }))}
      />
      <Notice tone="info">
        {t('distancesNote')} {demo && t('live')}
      </Notice>
    </section>
  );
}
