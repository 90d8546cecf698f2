import { Link } from '@eldorado/ui';
import type { SiteLayout } from '../../site/siteLayout.ts';
import { FooterGroup } from '../footer/FooterGroup.tsx';
import { BackLink } from './BackLink.tsx';

/** What the footer lists in a layout: its own links, and the way back to the airport's. */
export function LayoutLinks({ layout }: { layout: SiteLayout }) {
  return (
    <FooterGroup title={layout.name}>
      {[...layout.menu, ...layout.footer].map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
      <li>
        <BackLink />
      </li>
    </FooterGroup>
  );
}
