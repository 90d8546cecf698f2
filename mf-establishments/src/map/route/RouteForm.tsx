import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, CheckboxField, Link } from '@eldorado/ui';
import { useEstablishmentMessages } from '../../messages.ts';
import type { WayEnd } from '../places/findPlace.ts';
import { KeptFields } from '../address/KeptFields.tsx';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';
import { PlaceField } from './PlaceField.tsx';
import styles from './route.module.css';

interface RouteFormProps {
  choice: MapChoice;
  ends: { from: WayEnd; to: WayEnd };
}

/** Asks for a way: two places and whether it must be without steps. A plain GET form. */
export function RouteForm({ choice, ends }: RouteFormProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const isAsked = choice.from !== '' || choice.to !== '';
  return (
    <form
      method="get"
      action={localisePath('/mapas', locale)}
      aria-label={t('route.title')}
      className={styles.form}
    >
      {/* The way is what is shown next, from the floor where it begins. */}
      <KeptFields
        choice={{
          ...choice,
          ...{ from: '', to: '', stepFree: false, panel: null },
          ...{ terminal: null, floor: null, place: null, q: '', near: '' },
        }}
      />
      <PlaceField name="from" label={t('route.from')} end={ends.from} typed={choice.from} />
      <PlaceField name="to" label={t('route.to')} end={ends.to} typed={choice.to} />
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
  );
}

/** Whether both ends of a way are known, so that there is nothing to ask. */
export const isAnswered = ({ from, to }: RouteFormProps['ends']): boolean =>
  from.kind === 'place' && to.kind === 'place' && from.slug !== to.slug;
