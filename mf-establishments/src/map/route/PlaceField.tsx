import { useMemo, useState } from 'react';
import { useLocale } from '@eldorado/i18n';
import { createTextIndex } from '@eldorado/i18n/text';
import { Combobox } from '@eldorado/ui/combobox';
import { establishmentsApi } from '../../establishmentsApi.ts';
import { searchLength } from '../../list/listFilters.ts';
import { useEstablishmentMessages } from '../../messages.ts';
import type { WayEnd } from '../places/findPlace.ts';
import { pictogramOf } from '../places/pictograms.ts';
import { whereText } from '../places/whereText.ts';

interface PlaceFieldProps {
  name: 'from' | 'to';
  label: string;
  /** What the address was understood as. */
  end: WayEnd;
  /** What the address says. */
  typed: string;
}

const most = 8;

/**
 * A place by its name, with suggestions. A suggested place is sent by its slug, since several toilets have one name;
 * other words are sent as they are.
 */
export function PlaceField({ name, label, end, typed }: PlaceFieldProps) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const known = end.kind === 'place' ? end : null;
  const [text, setText] = useState(known?.name ?? typed);
  const [slug, setSlug] = useState(known?.slug ?? '');
  const [isAsked, setAsked] = useState(false);
  // All places of the airport, once someone writes.
  const { data, isFetching } = establishmentsApi.usePlacesQuery({ locale }, { skip: !isAsked });
  const index = useMemo(
    () =>
      createTextIndex(
        (data?.places ?? []).map(({ name, location }) => `${name} ${location ?? ''}`),
      ),
    [data],
  );
  const suggestions = useMemo(() => {
    if (!data || text.trim() === '') return [];
    const fits = index.find(text);
    return data.places
      .filter((_, at) => fits[at])
      .slice(0, most)
      .map((place) => ({
        id: place.slug,
        label: place.name,
        detail: whereText(place, t),
        icon: pictogramOf(place),
      }));
  }, [data, index, text, t]);
  return (
    <div onFocus={() => setAsked(true)}>
      {slug && <input type="hidden" name={name} value={slug} />}
      <Combobox
        label={label}
        // The slug travels in its place.
        name={slug ? `${name}-name` : name}
        hint={t('route.hint')}
        value={text}
        onChange={(next) => {
          setText(next);
          setSlug('');
        }}
        suggestions={suggestions}
        onChoose={({ id }) => setSlug(id)}
        busy={isFetching}
        emptyText={t('route.noSuggestion')}
        countText={(count) => t('route.count', { count })}
        inputProps={{ maxLength: searchLength, enterKeyHint: 'go' }}
      />
    </div>
  );
}
