import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { approvable, approvalToken, commandToken } from '../../rights/callers.ts';
import { WrongUsage, type Call, type ExitCode } from '../command.ts';
import { print, printError, type Printed } from '../output.ts';

/** Where a site takes commands: `{"command": ["promote", …]}`, with a token; `approval` where another team approved it. */
export const commandsPath = '/_site/releases';
/** Milliseconds that a site may take for a command. */
const patience = 120_000;

/**
 * Has a site do a command, and prints what it says; with `--approve` prints an approval of it and asks nobody.
 * @param address of the site. @param typed the whole command.
 */
export async function askSite(
  address: string,
  typed: readonly string[],
  call: Pick<Call, 'flag' | 'text'>,
): Promise<ExitCode> {
  const site = originOf(address);
  if (call.flag('approve')) {
    const { team, key } = await ownTeam();
    return print(await approvalToken(team, key, site, approvable(typed)));
  }
  const approval = call.text('approval');
  // It travels beside the command.
  const words = typed.filter(
    (word, at) => !/^--approval(=|$)/.test(word) && typed[at - 1] !== '--approval',
  );
  const token = await tokenFor(site, words);
  let answer: Response;
  try {
    answer = await fetch(site + commandsPath, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ command: words, approval }),
      // A token is for nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    return unheard(site, error instanceof Error ? error.message : String(error));
  }
  const said = (await answer.json().catch(() => ({}))) as Partial<Printed> & { detail?: string };
  const { code, out, err, detail } = said;
  if (answer.status === 404) return refusedBy(site, 'it takes no release commands');
  if (detail !== undefined) return refusedBy(site, detail);
  if (code === undefined) return unheard(site, `status ${answer.status}`);
  if (err) printError(err.trimEnd());
  if (out) print(out.trimEnd());
  return code;
}

function refusedBy(site: string, why: string): ExitCode {
  printError(`${site} did nothing: ${why}`);
  return 1;
}

/** A command that was sent and not answered may have been done. */
function unheard(site: string, why: string): ExitCode {
  printError(
    `No answer of ${site}: ${why}. Whether it was done is in its log: npm run release -- log --site ${site}`,
  );
  return 1;
}

/** A token travels there: over TLS, but to a site on this machine. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname));
  if (url && isSafe) return url.origin;
  throw new WrongUsage(`--site takes an address such as https://www.example.com, not ${address}.`);
}

/** What proves who asks: of a pipeline a token of its issuer, of a team one made here. */
async function tokenFor(site: string, words: readonly string[]): Promise<string> {
  const { RELEASE_TOKEN: given, ACTIONS_ID_TOKEN_REQUEST_URL: workflow } = process.env;
  if (given) return given;
  if (workflow) return workflowToken(workflow, site);
  const { team, key } = await ownTeam();
  return commandToken(team, key, site, words);
}

/**
 * A token for a site that GitHub gives a workflow with the permission `id-token: write`.
 * @see https://docs.github.com/en/actions/reference/security/oidc
 */
async function workflowToken(address: string, site: string): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('audience', site);
  const authorization = `Bearer ${process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''}`;
  const answer = await fetch(url, {
    headers: { authorization },
    signal: AbortSignal.timeout(patience),
  });
  if (!answer.ok) throw new WrongUsage(`GitHub gives no token (status ${answer.status}).`);
  return ((await answer.json()) as { value: string }).value;
}

async function ownTeam() {
  const { RELEASE_TEAM: team, RELEASE_TEAM_KEY: file } = process.env;
  if (!team || !file)
    throw new WrongUsage(
      'Who asks? Set RELEASE_TOKEN, or RELEASE_TEAM and RELEASE_TEAM_KEY, the file of its private key.',
    );
  try {
    return { team, key: createPrivateKey(await readFile(file, 'utf8')) };
  } catch {
    throw new WrongUsage(`RELEASE_TEAM_KEY: ${file} cannot be read as a private key in PEM.`);
  }
}
