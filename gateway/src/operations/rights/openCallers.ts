import {
  createCallers,
  readRights,
  readTeamKey,
  type Callers,
  type ReleaseStore,
} from '@eldorado/releases';
import type { GatewayConfig } from '../../config/config.ts';

/**
 * Who may send release commands, by the file of RELEASE_RIGHTS; null where there is none.
 * @throws in a sentence when the file or a key that it names cannot be used, or this gateway could not do what they ask for.
 */
export async function openCallers(
  { releaseRights, publicOrigin }: Pick<GatewayConfig, 'releaseRights' | 'publicOrigin'>,
  { keyring }: Pick<ReleaseStore, 'keyring'>,
): Promise<Callers | null> {
  if (releaseRights === null) return null;
  if (publicOrigin === null)
    throw new Error('RELEASE_RIGHTS needs PUBLIC_ORIGIN: a token is meant for one site');
  const rights = await readRights(releaseRights);
  if (!rights.ok) throw new Error(rights.failure.sentence);
  for (const [team, { key }] of Object.entries(rights.value.teams))
    if (key !== undefined) await readTeamKey(releaseRights, team, key);
  // What it changes it must sign.
  await keyring.signingKey();
  return createCallers(releaseRights, publicOrigin);
}
