import type { PqrsField } from '@eldorado/rules/pqrs';
import type { PqrsData } from '../pqrsData.ts';

/** What each page of questions gets. */
export interface StepFieldsProps {
  data: PqrsData;
  /** What is wrong with a field, in words. */
  message: (field: PqrsField) => string | undefined;
}
