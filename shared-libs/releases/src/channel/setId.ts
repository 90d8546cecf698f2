import { createHash } from 'node:crypto';

/** Names a set by its versions, whatever their order: twelve hexadecimal digits. */
export function setIdOf(versions: Readonly<Record<string, string>>): string {
  const text = Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
