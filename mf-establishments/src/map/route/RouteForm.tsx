import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, CheckboxField, Icon, Link } from '@eldorado/ui';
import { routeIcon } from '@eldorado/ui/icons';
import { useEstablishmentMessages } from '../messages.ts';
import type { WayEnd } from './findPlace.ts';
import { KeptFields } from './KeptFields.tsx';
import { mapAddress, type MapChoice } from './mapAddress.ts';
import { PlaceField } from './PlaceField.tsx';
import styles from './route.module.css';

interface RouteFormProps {
  choice: MapChoice;
  ends: { from: WayEnd; to: WayEnd };
}

/**
 * Asks for a way: two places and whether it must be without steps. A plain GET form, folded while there is nothing to ask:
 * the map is what one came for.
 */
export function RouteForm({ choice, ends }: RouteFormProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const isAsked = choice.from !== '' || choice.to !== '';
  const { from, to } = ends;
  const isKnown = from.kind === 'place' && to.kind === 'place' && from.slug !== to.slug;
  return (
    <details className={styles.ask} open={isAsked && !isKnown}>
      <summary>
        <Icon icon={routeIcon} />
        {isKnown ? t('route.heading', { from: from.name, to: to.name }) : t('route.title')}
      </summary>
      <form method="get" action={localisePath('/mapas', locale)} className={styles.form}>
        <KeptFields choice={{ ...choice, from: '', to: '', stepFree: false }} />
        <PlaceField name="from" label={t('route.from')} end={from} typed={choice.from} />
        <PlaceField name="to" label={t('route.to')} end={to} typed={choice.to} />
        <CheckboxField
          label={t('route.stepFree')}
          name="stepFree"
          value="1"
          defaultChecked={choice.stepFree}
        />
        <div className={styles.buttons}>
          <Button type="submit">{t('route.submit')}</Button>
          {isAsked && (
            <>
              <Link to={mapAddress(choice, { from: choice.to, to: choice.from })}>
                {t('route.swap')}
              </Link>
              <Link to={mapAddress(choice, { from: '', to: '' })}>{t('route.clear')}</Link>
            </>
          )}
        </div>
      </form>
    </details>
  );
}
