import { useState } from 'react';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { Row } from '../examples/arrange.tsx';
import { Icon } from '../icon/Icon.tsx';
import { downloadIcon, refreshIcon } from '../icon/icons.ts';
import { Button, ButtonLink } from './Button.tsx';
import { SearchSubmit } from './SearchSubmit.tsx';

export const gallery: GalleryPage = {
  name: 'button',
  title: 'Button',
  when: 'Button acts on this page: it sends a form, tries again, opens a dialog. ButtonLink is the one next step that leads elsewhere. One primary a view; secondary stands beside it.',
  whenNot:
    'A row of primary buttons asks for nothing. Links in a text and lists of destinations are Link or IconCard. Do not disable a button to say that a form is incomplete: say what is missing.',
  examples: [
    { name: 'primary', title: 'Primary', render: () => <Button>Search flight</Button> },
    {
      name: 'secondary',
      title: 'Secondary',
      render: () => <Button variant="secondary">Show on the map</Button>,
    },
    { name: 'quiet', title: 'Quiet', render: () => <Button variant="quiet">Clear filters</Button> },
    {
      name: 'with-icon',
      title: 'With a pictogram',
      render: () => (
        <Button variant="secondary">
          <Icon icon={downloadIcon} />
          Save the boarding card
        </Button>
      ),
    },
    {
      name: 'search',
      title: 'SearchSubmit: beside the field of a search, on a phone with its pictogram alone',
      render: () => <SearchSubmit label="Search flight" />,
    },
    {
      name: 'busy',
      title: 'Busy: it keeps the focus and does nothing',
      render: () => <BusyOnce />,
    },
    {
      name: 'disabled',
      title: 'Disabled',
      render: () => (
        <Row>
          <Button disabled>Primary</Button>
          <Button variant="secondary" disabled>
            Secondary
          </Button>
        </Row>
      ),
    },
    {
      name: 'links',
      title: 'ButtonLink: the same looks, but a link',
      render: () => (
        <Row>
          <ButtonLink to="/vuelos/salidas">See departures</ButtonLink>
          <ButtonLink to="/mapas" variant="secondary">
            Open the map
          </ButtonLink>
          <ButtonLink to="/vuelos" variant="quiet">
            All flights
          </ButtonLink>
        </Row>
      ),
    },
    {
      name: 'long',
      title: 'Long words on a narrow screen',
      render: () => (
        <Button>
          Confirm that the person who travels needs a wheelchair from the check-in desk to the
          aircraft
        </Button>
      ),
    },
  ],
};

function BusyOnce() {
  const [busy, setBusy] = useState(true);
  return (
    <Row>
      <Button busy={busy} onClick={() => setBusy(true)}>
        {busy ? 'Sending' : 'Send'}
      </Button>
      <Button variant="quiet" onClick={() => setBusy(false)}>
        <Icon icon={refreshIcon} />
        The answer comes
      </Button>
    </Row>
  );
}
