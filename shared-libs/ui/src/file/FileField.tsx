import { useEffect, useId, useRef, useState } from 'react';
import {
  classNames,
  FieldError,
  fieldWiring,
  Icon,
  OptionalMark,
  type FieldProps,
} from '@eldorado/ui';
import { uploadIcon } from '../icon/icons.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { isAccepted, putFiles } from './fileRules.ts';
import styles from './file.module.css';

export interface FileFieldProps extends FieldProps {
  /** Kinds it takes, as in HTML: `image/*,.pdf`. */
  accept: string;
  /** Bytes that one file may have. */
  maxBytes: number;
  /** Files are added to the ones there are; without it one replaces the other. */
  multiple?: boolean | undefined;
  /** What to do, inside the field: "Elige un archivo o suéltalo aquí". */
  buttonLabel: string;
  removeLabel: (name: string) => string;
  tooBigText: (name: string) => string;
  wrongTypeText: (name: string) => string;
  onChange?: ((files: readonly File[]) => void) | undefined;
  /** Takes the good files away, such as to send them at once; the field then holds none. */
  onTake?: ((files: readonly File[]) => void) | undefined;
  className?: string | undefined;
}

/**
 * Files to send along. The native input holds the good ones, so the form sends them with or without JavaScript; files
 * of another kind, or too big, are refused with a reason. The server checks again.
 */
export function FileField(props: FileFieldProps) {
  const { accept, multiple = false, hint, error } = props;
  const { control, hintId, errorId } = fieldWiring(props);
  const wordsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);

  const faultOf = (file: File) => {
    if (!isAccepted(file, accept)) return props.wrongTypeText(file.name);
    return file.size > props.maxBytes ? props.tooBigText(file.name) : undefined;
  };
  const keep = (element: HTMLInputElement, kept: readonly File[]) => {
    const held = [...(element.files ?? [])];
    if (kept.length === 0) element.value = '';
    else if (kept.length !== held.length || kept.some((file, at) => file !== held[at]))
      putFiles(element, kept);
    setFiles(kept);
    props.onChange?.(kept);
  };
  const pick = (element: HTMLInputElement) => {
    const picked = [...(element.files ?? [])];
    const good = picked.filter((file) => !faultOf(file));
    setFaults(picked.flatMap((file) => faultOf(file) ?? []));
    if (props.onTake) {
      element.value = '';
      if (good.length > 0) props.onTake(good);
    } else if (multiple) keep(element, [...files, ...good]);
    else keep(element, good.length > 0 ? good : files);
  };
  const remove = (file: File) => {
    if (!input.current) return;
    setFaults([]);
    keep(
      input.current,
      files.filter((other) => other !== file),
    );
    // The button that had the focus is gone.
    input.current.focus();
  };
  // A file that was chosen before this ran counts as chosen now.
  useEffect(() => {
    const element = input.current;
    if (element?.files?.length) element.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);

  return (
    <div className={classNames(styles.field, props.className)}>
      <label id={`${wordsId}-label`} htmlFor={control.id} className={styles.label}>
        {props.label}
        {props.optional && <OptionalMark />}
      </label>
      <div className={classNames(styles.zone, Boolean(error) && styles.wrong)}>
        <Icon icon={uploadIcon} className={styles.icon} />
        <span id={`${wordsId}-words`}>{props.buttonLabel}</span>
        {/* It covers the zone: a press anywhere opens it, and a file dropped on it is taken. */}
        <input
          ref={input}
          {...control}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-labelledby={`${wordsId}-label ${wordsId}-words`}
          onChange={(event) => pick(event.currentTarget)}
          className={styles.input}
        />
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div role="alert">
        {faults.map((fault, place) => (
          <FieldError key={place} id={undefined}>
            {fault}
          </FieldError>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <ChosenFiles files={files} removeLabel={props.removeLabel} onRemove={remove} />
    </div>
  );
}
