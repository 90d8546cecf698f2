import { signChannel } from '../../changes/sign.ts';
import { changeContext, changeOptions, type Command } from '../command.ts';
import { print, printError, printJson, refuse } from '../output.ts';

export const sign: Command = {
  arguments: [],
  summary: "renew a channel's document, and sign with a new key",
  help: `Signs the channel's document anew, valid from now on for CHANNEL_TTL_DAYS days (30), and with this key
the releases that another trusted one signed. RELEASE_SIGNING_KEY names the key, a private one in PEM.`,
  options: {
    force: { help: 'sign also what is unsigned, altered or signed with an unknown key' },
    ...changeOptions,
  },

  async run(call) {
    const done = await signChannel(changeContext(call), call.flag('force'));
    if (!done.ok) return refuse(done.failure, call.json);
    if (call.json) return printJson({ ok: true, action: 'sign', ...done.value });
    const { keyId, expiresAt, releases, refused } = done.value;
    if (refused.length > 0) {
      printError(`Left as they are, since nobody vouches for them: ${refused.join(', ')}.`);
    }
    return print(
      `The document of ${call.channel} is valid until ${expiresAt}, signed with the key ${keyId}, as are ${releases.length} more releases.`,
    );
  },
};
