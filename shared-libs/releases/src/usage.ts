/** What the release command prints for --help and after wrong usage. */
export const usage = `Usage: npm run release -- <command> [options]

  publish <remote> [version]   add a built release to a channel, not live yet
  promote <remote> <version>   make a published version live
  rollback <remote>            make the version live that was live before
  list [remote]                what is built, published and live
  log                          who changed what, when and why

The shell is released like a remote, under the name shell.
Options: --channel, --store, --why, --who, --json, --help (each command explains its own).
Exit codes: 0 done, 1 refused, 2 wrong usage.`;

const common = `  --channel <name>   the channel (default: production)
  --store <folder>   the releases (default: RELEASES_DIR, else releases/ of the repository)
  --json             answer with one JSON document`;

const change = `${common}
  --why <text>       the reason, for the log
  --who <name>       who does it, for the log (default: USER, else git's user.name)`;

/** The same for each command. */
export const usages = {
  publish: `Usage: npm run release -- publish <remote> [version] [options]

Checks the built release in the store (every file against its hash) and adds it to the channel without
making it live. The version is the one of the remote's package.json unless given. A version that was
published with other bytes is refused: raise the version.

${change}`,
  promote: `Usage: npm run release -- promote <remote> <version> [options]

Makes a published version the live one. What was live before is where a rollback leads.

${change}`,
  rollback: `Usage: npm run release -- rollback <remote> [options]

Says whether it is safe to go back to the version that was live before (contract and shared modules
against the live shell), and why; then goes back when it is.

  --dry-run          only answer; exit code 1 when the rollback would be refused
  --force            go back although it is not safe
${change}`,
  list: `Usage: npm run release -- list [remote] [options]

Shows every release of the store and the channel: version, live or not, published when, size.

${common}`,
  log: `Usage: npm run release -- log [options]

Shows the changes of every channel, newest first; of one channel with --channel.

  --limit <n>        how many (default: 20)
${common.replace(' (default: production)', ' (default: all)')}`,
};
