import type { LoadContext, ScreenProps } from '@eldorado/remote';
import { CardGrid, IconCard, PageHeading, type Pictogram } from '@eldorado/ui';
import {
  accessibilityIcon,
  bagIcon,
  bedIcon,
  busIcon,
  clockIcon,
  documentIcon,
  familyIcon,
  infoIcon,
  medicalIcon,
  moneyIcon,
  parkingIcon,
  passportIcon,
  petsIcon,
  queueIcon,
  searchIcon,
  wifiIcon,
} from '@eldorado/ui/icons';
import { servicios } from '../content/servicios/meta.ts';
import { useServiceMessages } from '../messages.ts';
import remote from '../remote.ts';
import css from './servicesIndex.module.css';

interface ServiceCard {
  id: string;
  path: string;
  title: string;
  group: string;
}

const icons: Readonly<Record<string, Pictogram>> = {
  aduanas: passportIcon,
  'instrucciones-equipaje': bagIcon,
  'migracion-y-pasaportes': passportIcon,
  mascotas: petsIcon,
  'transporte-publico': busIcon,
  'objetos-perdidos': searchIcon,
  'internet-wifi': wifiIcon,
  'guarda-equipaje': bagIcon,
  'carros-de-equipaje': bagIcon,
  'habitaciones-de-descanso': bedIcon,
  notaria: documentIcon,
  'punto-de-vacunacion': medicalIcon,
  'servicio-medico-y-emergencias': medicalIcon,
  'sanidad-y-emergencia': medicalIcon,
  'sillas-de-ruedas': accessibilityIcon,
  accesibilidad: accessibilityIcon,
  'viaje-en-familia': familyIcon,
  divisas: moneyIcon,
  parqueaderos: parkingIcon,
  'tiempo-en-filas': queueIcon,
  distancias: clockIcon,
  'como-llegar-al-aeropuerto': busIcon,
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
        <section key={key} className={css.group} aria-labelledby={`group-${key}`}>
          <h2 id={`group-${key}`}>{title}</h2>
          <CardGrid>
            {data
              .filter(({ group }) => group === key)
              .map((card) => (
                <IconCard
                  key={card.id}
                  to={card.path}
                  icon={icons[card.id] ?? infoIcon}
                  title={card.title}
                />
              ))}
          </CardGrid>
        </section>
      ))}
    </>
  );
}
