import { Stack } from '../examples/arrange.tsx';
import type { GalleryPage } from '../examples/galleryPage.ts';
import { Button, ButtonLink } from '../button/Button.tsx';
import { Link } from '../link/Link.tsx';
import { Age } from './Age.tsx';
import { EmptyState } from './EmptyState.tsx';
import { FailureState } from './FailureState.tsx';
import { Notice } from './Notice.tsx';
import { OfflineState } from './OfflineState.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StaleState } from './StaleState.tsx';

const now = new Date('2026-03-02T15:06:00Z');
const updated = '2026-03-02T15:00:00Z';
const nothing = () => undefined;

export const gallery: GalleryPage = {
  name: 'state',
  title: 'Notices and states',
  when: 'When content is on its way, is not there, is old or could not be had. Each says what is the matter first, then the next step.',
  whenNot:
    'Not for what a reader did wrong in a form: that stands at the field. Not for success that the page itself shows.',
  examples: [
    {
      name: 'info',
      title: 'Good to know',
      render: () => (
        <Notice tone="info" title="Arrive three hours before an international flight">
          At Christmas and Easter, add an hour.
        </Notice>
      ),
    },
    {
      name: 'warning',
      title: 'Something changed',
      render: () => (
        <Notice tone="warning" title="This flight leaves 30 minutes late">
          Because of fog. Boarding is now at 10:25.
        </Notice>
      ),
    },
    {
      name: 'error',
      title: 'Something is off',
      render: () => (
        <Notice tone="error" title="This flight is cancelled">
          Your airline offers another flight or your money back.
        </Notice>
      ),
    },
    {
      name: 'success',
      title: 'It worked',
      render: () => (
        <Notice tone="success" title="We have your request">
          Its number is 2026-0302-114. We answer within 15 working days.
        </Notice>
      ),
    },
    {
      name: 'notice-short',
      title: 'A notice without a title, and with one alone',
      render: () => (
        <Stack>
          <Notice tone="info">Prices are those of March 2026.</Notice>
          <Notice tone="warning" title="The lift of gate A12 is out of order" />
        </Stack>
      ),
    },
    {
      name: 'notice-long',
      title: 'A notice with long words and a link',
      render: () => (
        <Notice
          tone="error"
          title="https://www.example.org/an-address-without-a-space-that-goes-on"
        >
          Otorrinolaringología, Donaudampfschifffahrtsgesellschaftskapitänswitwenrente.{' '}
          <Link to="/servicios/ayuda-al-viajero">Ask for help</Link>
        </Notice>
      ),
    },
    { name: 'loading', title: 'On its way', render: () => <Skeleton lines={3} /> },
    {
      name: 'empty',
      title: 'Nothing found',
      render: () => (
        <EmptyState
          title="No flight to Leticia today"
          action={<ButtonLink to="/vuelos">See all flights</ButtonLink>}
        >
          The next one leaves tomorrow at 06:10.
        </EmptyState>
      ),
    },
    {
      name: 'empty-title',
      title: 'Nothing, and no next step',
      render: () => <EmptyState title="No offers in this category" />,
    },
    {
      name: 'failure',
      title: 'Could not be had',
      render: () => (
        <FailureState title="We could not get the flights" onRetry={nothing} retryLabel="Try again">
          The screens in the terminal are right.
        </FailureState>
      ),
    },
    {
      name: 'failure-plain',
      title: 'Could not be had, and trying again does not help',
      render: () => (
        <FailureState title="We cannot show the waiting times">
          Ask at the information desk, floor 2, or come back in some minutes.
        </FailureState>
      ),
    },
    {
      name: 'offline',
      title: 'No connection',
      render: () => (
        <OfflineState
          title="You are offline"
          action={
            <Button variant="secondary" onClick={nothing}>
              Try again
            </Button>
          }
        >
          What you opened before is still here: your flight, the map and the services.
        </OfflineState>
      ),
    },
    {
      name: 'stale',
      title: 'Old figures',
      render: () => (
        <StaleState
          title="We could not update the flights."
          age={<Age instant={updated} now={now} prefix="Data from" />}
          onRetry={nothing}
          retryLabel="Update"
        >
          Check the screens in the terminal before you walk to your gate.
        </StaleState>
      ),
    },
    {
      name: 'age',
      title: 'The age of a figure',
      render: () => (
        <Stack>
          <Age instant={updated} now={now} prefix="Updated" />
          {['2026-03-02T15:05:50Z', '2026-03-02T11:00:00Z', '2026-02-27T15:00:00Z'].map(
            (instant) => (
              <Age key={instant} instant={instant} now={now} />
            ),
          )}
        </Stack>
      ),
    },
  ],
};
