export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { Suggestion } from './suggestion.ts';
