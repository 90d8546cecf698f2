import { useMemo, useState } from 'react';
import { createTextIndex } from '@eldorado/i18n/text';
import { Combobox, type Suggestion } from '@eldorado/ui/combobox';
import {
  bedIcon,
  buildingIcon,
  busIcon,
  locationIcon,
  medicalIcon,
  planeDepartureIcon,
  shopIcon,
  starIcon,
} from '@eldorado/ui/icons';
import { useHydrated, type Pictogram } from '@eldorado/ui';
import { useTaxiMessages } from '../messages.ts';
import { searchWords, type PlaceKind, type TaxiPlace } from './place.ts';
import { placeLength } from './tripForm.ts';

interface PlaceFieldProps {
  name: 'origin' | 'destination';
  value: string;
  onChange: (text: string) => void;
  places: readonly TaxiPlace[];
  error?: string | undefined;
}

const icons: Readonly<Record<PlaceKind, Pictogram>> = {
  terminal: planeDepartureIcon,
  'hotel-zone': bedIcon,
  hotel: bedIcon,
  neighbourhood: locationIcon,
  transport: busIcon,
  shopping: shopIcon,
  culture: starIcon,
  education: buildingIcon,
  health: medicalIcon,
  town: locationIcon,
};

/** In this order they are offered: what travellers ride to most stands first. */
const kinds = Object.keys(icons) as PlaceKind[];

/** One end of a ride: what one types, with the places that begin with them offered beneath. */
export function PlaceField({ name, value, onChange, places, error }: PlaceFieldProps) {
  const t = useTaxiMessages();
  const hydrated = useHydrated();
  const sorted = useMemo(
    () => [...places].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)),
    [places],
  );
  const index = useMemo(() => createTextIndex(sorted.map(searchWords)), [sorted]);
  const [typed, setTyped] = useState(false);
  // Who comes back to a chosen place wants another one: all are offered again. Who types its whole name wants that one.
  const chosen = !typed && places.some((place) => place.name === value);
  const found = index.find(chosen ? '' : value);
  const suggestions: Suggestion[] = sorted
    .filter((_, at) => found[at] === 1)
    .map(({ slug, name: label, kind }) => ({
      id: slug,
      label,
      group: t(`kind.${kind}`),
      icon: icons[kind],
    }));
  return (
    <Combobox
      label={t(`field.${name}`)}
      name={name}
      value={value}
      onChange={(text) => {
        setTyped(true);
        onChange(text);
      }}
      suggestions={suggestions}
      onChoose={() => setTyped(false)}
      emptyText={t('places.none')}
      countText={(count) => t('places.count', { count })}
      // Without JavaScript the browser offers the names of the page's list.
      inputProps={{ maxLength: placeLength, list: hydrated ? undefined : 'taxi-places' }}
      {...(error && { error })}
    />
  );
}
