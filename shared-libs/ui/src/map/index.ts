export { mapKey, type MapKey } from './mapKeys.ts';
export { glide, watchTheme } from './theme.ts';
