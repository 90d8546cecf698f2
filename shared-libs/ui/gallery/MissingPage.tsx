import { EmptyState } from '../src/state/EmptyState.tsx';
import { PageHeading } from '../src/heading/PageHeading.tsx';

export function MissingPage({ path, home }: { path: string; home: string }) {
  return (
    <>
      <PageHeading title="No such page" />
      <EmptyState title={`The gallery has nothing at ${path}`}>
        <p>
          A link of an example leads to the site, which is not here.{' '}
          <a href={home}>All components</a>
        </p>
      </EmptyState>
    </>
  );
}
