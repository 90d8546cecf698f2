import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, SelectField, TextField } from '@eldorado/ui';
import { useServiceMessages } from '../messages.ts';
import { TerminalField } from '../TerminalField.tsx';
import type { CityPlace, CityQuestion } from './cityRoutesApi.ts';
import css from './gettingHere.module.css';

/** From where, to which terminal or flight: a form that the address answers, with or without JavaScript. */
export function CityForm(props: { places: readonly CityPlace[]; question: CityQuestion }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const { places, question } = props;
  const options = [...places]
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
    .map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <form
      method="get"
      action={`${localisePath('/transporte/como-llegar-al-aeropuerto', locale)}#city`}
      id="city"
      className={css.form}
      key={`${question.from} ${question.terminal} ${question.flight}`}
    >
      <SelectField
        label={t('cityFrom')}
        name="from"
        required
        defaultValue={question.from}
        options={[{ value: '', label: t('wayChoose') }, ...options]}
      />
      <TerminalField chosen={question.terminal} />
      <TextField
        label={t('cityFlight')}
        name="flight"
        optional
        hint={t('cityFlightHint')}
        defaultValue={question.flight}
        maxLength={40}
        autoComplete="off"
      />
      <Button type="submit">{t('cityShow')}</Button>
    </form>
  );
}
