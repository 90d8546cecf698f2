import { useEffect, useRef, type ReactNode } from 'react';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { copyIcon, mailIcon, printIcon, shareIcon } from '../icon/icons.ts';
import { PopoverMenu, type MenuItem } from './PopoverMenu.tsx';

const share: MenuItem[] = [
  { key: 'copy', label: 'Copy the link', icon: copyIcon, onSelect: () => undefined },
  { key: 'mail', label: 'Send by mail', icon: mailIcon, to: 'mailto:?subject=AV%2084' },
  { key: 'print', label: 'Print', icon: printIcon, onSelect: () => undefined },
];

function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[popover]')?.showPopover(), []);
  return <div ref={place}>{children}</div>;
}

export const gallery: GalleryPage = {
  name: 'popover',
  title: 'PopoverMenu',
  when: 'Two to seven things to do with what stands beside it, such as sharing a flight: a menu at its button on a wide screen, a sheet from below on a phone. Its links work without JavaScript.',
  whenNot:
    'One thing is a Button. What most visitors need stands in the page. A value to choose is a SelectField or a SegmentedControl.',
  examples: [
    {
      name: 'closed',
      title: 'PopoverMenu',
      render: () => <PopoverMenu label="Share" icon={shareIcon} items={share} />,
    },
    {
      name: 'quiet',
      title: 'A quiet one without icons',
      render: () => (
        <PopoverMenu
          label="Language"
          variant="quiet"
          items={['Español', 'English', 'Français', 'Português'].map((label) => ({
            key: label,
            label,
            to: '/',
          }))}
        />
      ),
    },
    {
      name: 'open',
      title: 'Open',
      frame: 'screen',
      render: () => (
        <Opened>
          <PopoverMenu label="Share" icon={shareIcon} items={share} />
        </Opened>
      ),
    },
    {
      name: 'long',
      title: 'Open, with long words',
      frame: 'screen',
      render: () => (
        <Opened>
          <PopoverMenu
            label="More"
            items={[
              ...share,
              {
                key: 'long',
                label: 'Tell me when the gate, the hour or the belt of this flight changes',
                onSelect: () => undefined,
              },
            ]}
          />
        </Opened>
      ),
    },
  ],
};
