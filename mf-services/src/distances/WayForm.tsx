import { localisePath, type Locale } from '@eldorado/i18n';
import {
  Button,
  CheckboxField,
  controlClass,
  Field,
  fieldWiring,
  Icon,
  TextField,
} from '@eldorado/ui';
import { chevronDownIcon } from '@eldorado/ui/icons';
import { useServiceMessages } from '../messages.ts';
import type { PlaceChoice } from './placeGroups.ts';
import type { WayQuestion } from './wayView.ts';
import css from './distances.module.css';

/** From where to where: a form that the address answers, with or without JavaScript. */
export function WayForm(props: {
  places: PlaceChoice;
  question: WayQuestion;
  /** Names of places that the address asks for and the lists do not have, by slug. */
  names: ReadonlyMap<string, string>;
  locale: Locale;
  /** Whether the flight of the address is none. */
  isUnknown: boolean;
}) {
  const t = useServiceMessages();
  const { places, question, names, locale, isUnknown } = props;
  return (
    <form
      method="get"
      action={localisePath('/informacion-en-tiempo-real/distancias', locale)}
      className={css.form}
      // A changed address is a new form: what was asked for stands in the fields.
      key={`${question.from} ${question.to} ${String(question.stepFree)} ${question.flight}`}
    >
      <PlaceSelect name="from" label={t('origin')} value={question.from} {...{ places, names }} />
      <PlaceSelect name="to" label={t('target')} value={question.to} {...{ places, names }} />
      <TextField
        label={t('wayFlight')}
        name="flight"
        optional
        hint={t('wayFlightHint')}
        error={isUnknown && t('comeByUnknown')}
        defaultValue={question.flight}
        maxLength={40}
        autoComplete="off"
      />
      <CheckboxField
        label={t('wayOnlyStepFree')}
        name="stepFree"
        value="1"
        defaultChecked={question.stepFree}
      />
      <Button type="submit">{t('wayShow')}</Button>
    </form>
  );
}

function PlaceSelect(props: {
  name: 'from' | 'to';
  label: string;
  value: string;
  places: PlaceChoice;
  names: ReadonlyMap<string, string>;
}) {
  const t = useServiceMessages();
  const { name, label, value, places, names } = props;
  const { control, hintId, errorId } = fieldWiring({ name });
  const listed = places.some(({ options }) => options.some(({ slug }) => slug === value));
  return (
    <Field id={control.id} {...{ label, hintId, errorId }}>
      <select {...control} className={controlClass} defaultValue={value} required={name === 'from'}>
        <option value="">{t('wayChoose')}</option>
        {value !== '' && !listed && <option value={value}>{names.get(value) ?? value}</option>}
        {places.map(({ group, options }) => (
          <optgroup key={group} label={t(`places_${group}`)}>
            {options.map(({ slug, name: place, terminal, floor }) => (
              <option key={slug} value={slug}>
                {group === 'gates' ? place : t('placeWhere', { place, terminal, floor })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon icon={chevronDownIcon} className={css.chevron} />
    </Field>
  );
}
