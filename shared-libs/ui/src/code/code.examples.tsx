import { useState } from 'react';
import type { GalleryExample, GalleryPage } from '../examples/galleryPage.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

type Props = Partial<CodeFieldProps> & { name: string };

function Code(props: Props) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <CodeField
      label="Code from the message"
      length={6}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const example = (title: string, props: Props): GalleryExample => ({
  name: props.name,
  title,
  render: () => <Code {...props} />,
});

export const gallery: GalleryPage = {
  name: 'code',
  title: 'CodeField',
  when: 'A code of 4 to 8 digits from a message. It looks like boxes and is one field: the phone offers the code, it can be pasted with spaces or hyphens. It never submits by itself.',
  whenNot: 'Numbers that people know by heart, such as a booking or a telephone, are a TextField.',
  examples: [
    example('CodeField', { name: 'empty' }),
    example('Half filled in, with a hint', {
      name: 'half',
      value: '482',
      hint: 'We sent it to +57 300 123 45 67',
    }),
    example('Complete', { name: 'complete', value: '482915' }),
    example('With a fault', {
      name: 'fault',
      value: '482910',
      error: 'The code is not this one. Look at the last message we sent',
    }),
    example('Four digits', { name: 'four', length: 4, value: '48' }),
    example('Eight digits', { name: 'eight', length: 8, value: '48291576' }),
  ],
};
