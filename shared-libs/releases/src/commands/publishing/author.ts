import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who types the command: USER, git's user.name, or the account; null when none of them is known. */
export function author(): string | null {
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
    return null;
  }
}
