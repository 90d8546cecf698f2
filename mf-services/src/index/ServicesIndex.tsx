import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { CardGrid, IconCard, PageHeading, type IconName } from '@eldorado/ui';
import { servicios } from '../content/servicios/meta.ts';
import { useServiceMessages } from '../messages.ts';
import remote from '../remote.ts';

interface ServiceCard {
  id: string;
  path: string;
  title: string;
  group: string;
}

const icons: Readonly<Record<string, IconName>> = {
  aduanas: 'passport',
  'instrucciones-equipaje': 'bag',
  'migracion-y-pasaportes': 'passport',
  mascotas: 'pets',
  'transporte-publico': 'bus',
  'objetos-perdidos': 'search',
  'internet-wifi': 'wifi',
  'guarda-equipaje': 'bag',
  'carros-de-equipaje': 'bag',
  'habitaciones-de-descanso': 'bed',
  notaria: 'document',
  'punto-de-vacunacion': 'medical',
  'servicio-medico-y-emergencias': 'medical',
  'sanidad-y-emergencia': 'medical',
  'sillas-de-ruedas': 'accessibility',
  accesibilidad: 'accessibility',
  'viaje-en-familia': 'family',
  divisas: 'money',
  parqueaderos: 'parking',
  'tiempo-en-filas': 'queue',
  distancias: 'clock',
  'como-llegar-al-aeropuerto': 'bus',
};

/** Titles in one language are all that travels: the declaration holds them in four. */
export function load({ locale }: LoadContext): Promise<ServiceCard[]> {
  const own = remote.pages
    .filter(({ id }) => id !== 'servicios')
    .map(({ id, path, title, menu }) => ({
      id,
      path,
      title: title[locale],
      group: menu?.group === 'preparation' ? 'preparation' : 'airport',
    }));
  return Promise.resolve(own);
}

export function Screen({ data, locale }: ScreenProps<ServiceCard[]>) {
  const t = useServiceMessages();
  const groups = [
    { key: 'airport', title: t('atTheAirport') },
    { key: 'preparation', title: t('preparation') },
  ];
  return (
    <>
      <PageHeading title={servicios.title[locale]} lead={t('indexLead')} />
      {groups.map(({ key, title }) => (
        <section key={key} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>{title}</h2>
          <CardGrid>
            {data
              .filter(({ group }) => group === key)
              .map((card) => (
                <IconCard
                  key={card.id}
                  to={card.path}
                  icon={icons[card.id] ?? 'info'}
                  title={card.title}
                />
              ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}
