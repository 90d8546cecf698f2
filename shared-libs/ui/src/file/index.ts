export { FileField, type FileFieldProps } from './FileField.tsx';
export { RemoveButton } from './RemoveButton.tsx';
