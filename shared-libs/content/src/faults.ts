/** What is wrong with a file of a collection, or what will soon be. */
export interface ContentFault {
  file: string;
  /** From 1; absent when it is the file's absence or the whole of it. */
  line?: number;
  /** What is wrong and how to fix it, in one sentence or two. */
  message: string;
  severity: 'error' | 'warning';
}

/** `content/aduanas/en.md:12: …`, as editors and CI link it. */
export const faultText = ({ file, line, message }: ContentFault): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
