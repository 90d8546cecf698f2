import { useLocale } from '@eldorado/i18n';
import { FloorSketch } from '@eldorado/ui/sketch';
import type { ServiceAnswer } from '../articleData.ts';
import { cardWords } from '../words.ts';
import { mapAddress } from './mapAddress.ts';
import { placeMapWords } from './words.ts';

/** The floor around a service's nearest place, as the API draws it. */
export function PlaceMap({ sketch }: { sketch: NonNullable<ServiceAnswer['sketch']> }) {
  const locale = useLocale();
  const card = cardWords[locale];
  const words = placeMapWords[locale];
  const { place, terminal, floor, source } = sketch;
  const near = sketch.near.map(({ name, ...at }) => ({ ...at, name: name[locale] }));
  const names = new Intl.ListFormat(locale).format(near.map(({ name }) => name));
  const here = [
    card.terminal(terminal.replace('T', '')),
    card.floor(floor),
    ...(names === '' ? [] : [words.near(names)]),
  ].join(', ');
  return (
    <FloorSketch
      sketch={{ ...sketch, near }}
      to={mapAddress(place, terminal, floor)}
      label={words.open(sketch.name[locale], here)}
      caption={source === 'demo' ? `${here}. ${words.demo}` : here}
    />
  );
}
