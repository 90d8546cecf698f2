import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { WrongUsage } from './command.ts';

/**
 * Who types the command: USER, git's user.name, or the account.
 * @throws WrongUsage when none of them is known.
 */
export function author(): string {
  if (process.env['USER']) return process.env['USER'];
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (name) return name;
  } catch {
    // Git is absent or knows no name.
  }
  try {
    return userInfo().username;
  } catch {
    throw new WrongUsage('Say who you are with --who.');
  }
}
