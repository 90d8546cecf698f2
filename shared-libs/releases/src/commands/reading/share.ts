import { findVersion } from '../../channel/channel.ts';
import { pinLasts, signPins } from '../../channel/pin.ts';
import { refusalOf } from '../../result.ts';
import { commonOptions, WrongUsage, type Command } from '../command.ts';
import { named } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const share: Command = {
  arguments: ['<remote>', '<version>'],
  several: '<remote>@<version>',
  summary: 'make a link that shows one browser a published version for an hour',
  help: `Prints a link that pins a published version for one browser. It holds for an hour from now, is signed with
this store's key, shows a banner with a way out, and is counted neither in telemetry nor in caches. It may hold several
versions, which that browser is shown together.`,
  options: {
    ...commonOptions,
    page: { value: '<address>', help: 'the page to begin with (default: http://localhost:8080/)' },
  },

  async run({ apps, text, json, channel, store }) {
    const page = text('page') ?? 'http://localhost:8080/';
    if (!URL.canParse(page))
      throw new WrongUsage(`${page} is not an address such as https://site/vuelos.`);
    const doc = await store.readChannel(channel);
    if (!doc.ok) return refuse(doc.failure, json);
    const missing = apps.filter(({ name, version }) => !findVersion(doc.value, name, version));
    if (missing.length > 0) {
      const failures = missing.map(({ name, version }) => ({
        kind: 'unknown-version',
        sentence: `${name} ${version} is not published on ${channel}. Publish it first: npm run release -- publish ${name} ${version}`,
      }));
      return refuse(refusalOf(failures).failure, json);
    }
    const until = new Date(Date.now() + pinLasts).toISOString();
    const url = new URL(page);
    const token = signPins(apps, until, await store.keyring.signingKey());
    url.searchParams.set('release', token);
    const versions = Object.fromEntries(apps.map(({ name, version }) => [name, version]));
    const [only] = apps.length === 1 ? apps : [];
    const single = only && { remote: only.name, version: only.version };
    return json
      ? printJson({ ok: true, ...single, versions, channel, until, url: url.href })
      : print(`${url.href}\nShows ${named(apps)} to one browser until ${until}.`);
  },
};
