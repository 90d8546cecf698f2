/** The page of the map with a place open. */
export const mapAddress = (place: string, terminal: string, floor: number): string =>
  `/mapas?${new URLSearchParams({ terminal, floor: String(floor), place }).toString()}`;
