import { mapAddress, type MapWish } from './mapAddress.ts';

/** What a form of the map carries on of the address, besides its own fields: leave those empty in `choice`. */
export function KeptFields({ choice }: { choice: MapWish }) {
  const { searchParams } = new URL(mapAddress(choice), 'https://map');
  return [...searchParams].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
