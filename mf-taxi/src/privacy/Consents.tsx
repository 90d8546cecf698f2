import { bogotaDay, formatDay, formatTime, useLocale } from '@eldorado/i18n';
import type { components } from '@eldorado/http/api-types';
import { useTaxiMessages } from '../messages.ts';

/** The consents as they were given: version and time. */
export function Consents(props: { consents: components['schemas']['TaxiExport']['consents'] }) {
  const t = useTaxiMessages();
  const locale = useLocale();
  return (
    <ul>
      {props.consents.map(({ version, at }) => (
        <li key={`${version} ${at}`}>
          {t('data.consent', {
            version,
            day: formatDay(bogotaDay(new Date(at)), locale),
            time: formatTime(at, locale),
          })}
        </li>
      ))}
    </ul>
  );
}
