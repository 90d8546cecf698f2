/** An element of a flight leg, by its local name. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
  /** What was said of it is taken back: `SpecialAction="Delete"`, `xsi:nil`. */
  takenBack?: boolean;
}
