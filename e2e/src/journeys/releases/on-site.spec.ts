import { testOnSite } from '@eldorado/testing/on-site';
import { readRemote } from '../../support/contract.ts';
import { partOf } from '../../support/looks/views.ts';

// What a domain team runs from its own repository on the site as it stands (docs/domain-teams.md).

const remote = await readRemote('mf-corporate');
testOnSite({
  remote: { ...remote, pages: partOf(remote.pages, remote.pages.length) },
  site: process.env['SITE_ORIGIN'] ?? 'http://localhost:8080',
});
