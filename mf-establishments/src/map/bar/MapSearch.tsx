import { localisePath, useLocale } from '@eldorado/i18n';
import { Icon, Link, VisuallyHidden } from '@eldorado/ui';
import { closeIcon, searchIcon } from '@eldorado/ui/icons';
import { searchLength } from '../../list/listFilters.ts';
import { useEstablishmentMessages } from '../../messages.ts';
import { floorCode } from '../places/hits.ts';
import { KeptFields } from '../address/KeptFields.tsx';
import { mapAddress, type MapChoice } from '../address/mapAddress.ts';

/** Looks for words on every floor, from where one is: the place that is chosen, the way's beginning, else the floor. */
export function MapSearch({ choice }: { choice: MapChoice }) {
  const t = useEstablishmentMessages();
  const locale = useLocale();
  const near = choice.q ? choice.near : choice.place || choice.from || floorCode(choice);
  const cleared = mapAddress(choice, { q: '', near: '', place: null });
  return (
    <form
      method="get"
      action={localisePath('/mapas', locale)}
      role="search"
      aria-label={t('map.search')}
      // Another search refills the field.
      key={choice.q}
    >
      {/* The floor is that of what is found. */}
      <KeptFields
        choice={{ ...choice, q: '', place: null, terminal: null, floor: null, panel: null }}
      />
      <input type="hidden" name="near" value={near || floorCode(choice)} />
      <label htmlFor="map-search">
        <VisuallyHidden>{t('map.search')}</VisuallyHidden>
      </label>
      <input
        id="map-search"
        name="q"
        type="search"
        defaultValue={choice.q}
        placeholder={t('map.searchHint')}
        maxLength={searchLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      {choice.q && (
        <Link to={cleared} data-closes={cleared} aria-label={t('map.clearSearch')}>
          <Icon icon={closeIcon} />
        </Link>
      )}
      <button type="submit" aria-label={t('map.searchSubmit')}>
        <Icon icon={searchIcon} />
      </button>
    </form>
  );
}
