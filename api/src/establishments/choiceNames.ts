import Type from 'typebox';
import { readData } from '../demo/dataFile.ts';
import { LocalizedText, words } from '../http/schema.ts';
import { fold } from '../text/search.ts';
import { establishmentKinds } from './schema.ts';

const named = Type.Object(
  { id: Type.Integer(), key: Type.String(), name: LocalizedText },
  { additionalProperties: false },
);
const { types, names } = readData(
  'establishment-types.yaml',
  Type.Object({
    types: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          keyword: Type.String(),
          kind: Type.Optional(words(establishmentKinds)),
          name: LocalizedText,
          subcategories: Type.Optional(Type.Array(named)),
        },
        { additionalProperties: false },
      ),
    ),
    names: Type.Record(Type.String(), LocalizedText),
  }),
);

/** Business types by keyword. */
export const establishmentTypeSeed = types.map(({ kind = null, subcategories = [], ...type }) => ({
  ...type,
  kind,
  subcategories,
}));

/** What the keys of subcategory and product are called; an imported file may use these and no others. */
export const choiceNames: Readonly<Record<string, LocalizedText>> = names;

/** The categories of a kind, by key. */
export const categoriesOf = (kind: string): ReadonlyMap<string, LocalizedText> =>
  new Map(
    establishmentTypeSeed
      .filter((type) => type.kind === kind)
      .flatMap(({ subcategories }) => subcategories.map(({ key, name }) => [key, name])),
  );

/** What a place is found by, in every language: its name, what it is and sells, where it is and how it is described. */
export function searchText(row: {
  name: string;
  names?: LocalizedText | null | undefined;
  kind: string;
  category: string;
  subcategory?: string | null | undefined;
  product?: string | null | undefined;
  initials: string;
  description: LocalizedText;
  location: LocalizedText;
}): string {
  const names = [
    categoriesOf(row.kind).get(row.category),
    choiceNames[row.subcategory ?? ''],
    choiceNames[row.product ?? ''],
  ];
  const words = [row.names, ...names, row.description, row.location].flatMap((text) =>
    Object.values(text ?? {}),
  );
  return fold([row.name, row.initials, ...words].join(' | '));
}
