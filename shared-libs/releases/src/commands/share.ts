import { findVersion } from '../channel/channel.ts';
import { pinLasts, signPin } from '../channel/pin.ts';
import { commonOptions, WrongUsage, type Command } from './command.ts';
import { print, printJson, refuse } from './output.ts';

export const share: Command = {
  arguments: ['<remote>', '<version>'],
  summary: 'make a link that shows one browser a published version for an hour',
  help: `Prints a link that pins a published version for one browser. It holds for an hour from now, is signed with
this store's key, shows a banner with a way out, and is counted neither in telemetry nor in caches.`,
  options: {
    ...commonOptions,
    page: { value: '<address>', help: 'the page to begin with (default: http://localhost:8080/)' },
  },

  async run({ argument, text, json, channel, store }) {
    const [remote, version] = [argument('remote'), argument('version')];
    const page = text('page') ?? 'http://localhost:8080/';
    if (!URL.canParse(page))
      throw new WrongUsage(`${page} is not an address such as https://site/vuelos.`);
    const doc = await store.readChannel(channel);
    if (!doc.ok) return refuse(doc.failure, json);
    if (!findVersion(doc.value, remote, version)) {
      const sentence = `${remote} ${version} is not published on ${channel}. Publish it first: npm run release -- publish ${remote} ${version}`;
      return refuse({ kind: 'unknown-version', sentence }, json);
    }
    const until = new Date(Date.now() + pinLasts).toISOString();
    const url = new URL(page);
    const token = signPin({ remote, version, until }, await store.keyring.signingKey());
    url.searchParams.set('release', token);
    return json
      ? printJson({ ok: true, remote, version, channel, until, url: url.href })
      : print(`${url.href}\nShows ${remote} ${version} to one browser until ${until}.`);
  },
};
