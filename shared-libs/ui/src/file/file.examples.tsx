import { useEffect, useRef, type ReactNode } from 'react';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { putFiles } from './fileRules.ts';

const field = (props: Partial<FileFieldProps> & { name: string }) => (
  <FileField
    label="A photo or a document"
    accept="image/*,.pdf"
    maxBytes={2_000_000}
    buttonLabel="Choose a file or drop it here"
    removeLabel={(name) => `Remove ${name}`}
    tooBigText={(name) => `${name} is larger than 2 MB. Choose a smaller file`}
    wrongTypeText={(name) => `${name} is neither a picture nor a PDF`}
    {...props}
  />
);

/** As if someone had chosen these. */
function Chosen({
  files,
  children,
}: {
  files: [name: string, bytes: number][];
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = place.current?.querySelector('input');
    if (!input) return;
    putFiles(
      input,
      files.map(([name, bytes]) => new File([new Uint8Array(bytes)], name)),
    );
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [files]);
  return <div ref={place}>{children}</div>;
}

const one: [string, number][] = [['carta.pdf', 48_000]];
const three: [string, number][] = [
  ['boarding-card.pdf', 48_000],
  ['a-picture-whose-name-came-from-the-camera-20260302-143012-0001.pdf', 1_840_000],
  ['claim.pdf', 900],
];
const faulty: [string, number][] = [
  ['video.mp4', 900],
  ['scan.pdf', 2_400_000],
];

export const gallery: GalleryPage = {
  name: 'file',
  title: 'FileField',
  when: 'Files to send along with a form: chosen, or dropped on the field. What is too big or of another kind is refused at once, with the reason; the native input holds the rest, so the form sends them.',
  whenNot: 'Do not ask for a file when a number or a few words answer as well.',
  examples: [
    { name: 'empty', title: 'FileField', render: () => field({ name: 'empty' }) },
    {
      name: 'hint',
      title: 'Optional, with a hint',
      render: () => field({ name: 'hint', optional: true, hint: 'A picture or a PDF, up to 2 MB' }),
    },
    {
      name: 'chosen',
      title: 'With a file',
      render: () => <Chosen files={one}>{field({ name: 'chosen' })}</Chosen>,
    },
    {
      name: 'several',
      title: 'Several files, one with a long name',
      render: () => <Chosen files={three}>{field({ name: 'several', multiple: true })}</Chosen>,
    },
    {
      name: 'refused',
      title: 'Files that were refused',
      render: () => <Chosen files={faulty}>{field({ name: 'refused', multiple: true })}</Chosen>,
    },
    {
      name: 'fault',
      title: 'With a fault of the form',
      render: () => field({ name: 'fault', error: 'Add a photo of the damage' }),
    },
  ],
};
