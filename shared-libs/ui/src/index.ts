export { SearchSubmit } from './button/SearchSubmit.tsx';
export { Button, ButtonLink, type ButtonProps, type ButtonVariant } from './button/Button.tsx';
export { Card, CardGrid, IconCard, type CardProps } from './card/Card.tsx';
export { FilterChips, type FilterChip } from './choice/FilterChips.tsx';
export { SegmentedLinks, type SegmentedItem } from './choice/SegmentedLinks.tsx';
export { classNames } from './classNames.ts';
export { Figure } from './figure/Figure.tsx';
export { Meter } from './figure/Meter.tsx';
export { CheckboxField } from './form/CheckboxField.tsx';
export { ErrorSummary, type FieldFault } from './form/ErrorSummary.tsx';
export {
  controlClass,
  Field,
  FieldError,
  fieldWiring,
  OptionalMark,
  type FieldProps,
} from './form/Field.tsx';
export { Fieldset } from './form/Fieldset.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './form/RadioGroup.tsx';
export { SelectField, type Option } from './form/SelectField.tsx';
export { TextArea, TextField } from './form/TextField.tsx';
export { PageHeading } from './heading/PageHeading.tsx';
export { Icon } from './icon/Icon.tsx';
export type { Pictogram } from './icon/icons.ts';
export { Link, type LinkProps } from './link/Link.tsx';
export { isExternal, linkAddress } from './link/linkAddress.ts';
export { Age } from './state/Age.tsx';
export { EmptyState } from './state/EmptyState.tsx';
export { FailureState } from './state/FailureState.tsx';
export { Notice, type NoticeTone } from './state/Notice.tsx';
export { OfflineState } from './state/OfflineState.tsx';
export { Skeleton } from './state/Skeleton.tsx';
export { StaleState } from './state/StaleState.tsx';
export {
  DataTable,
  type DataColumn,
  type DataRow,
  type DataTableProps,
} from './table/DataTable.tsx';
export { Code } from './tag/Code.tsx';
export { StatusTag, type StatusTone } from './tag/StatusTag.tsx';
export { Tile } from './tag/Tile.tsx';
export { useHydrated } from './useHydrated.ts';
export { VisuallyHidden } from './VisuallyHidden.tsx';
