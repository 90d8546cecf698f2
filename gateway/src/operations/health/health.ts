import type { Health, HealthPart } from 'shell/contract';
import type { LiveSet } from '../../live/liveSet.ts';
import type { Ended } from '../../render/blame/circuitBreaker.ts';
import type { FaultReason } from '../../render/pool/protocol.ts';

/** An answer as it came. @param signal ends the question. */
export type AskHealth = (signal: AbortSignal) => Promise<{ status: number; body: string }>;

interface ApiHealth {
  status: string;
  database: string;
  version: string;
}

/**
 * Asks every part how it is; a part that does not answer in 2 s is down.
 * @param askApi asks the API at `/health`, through the gateway's own door.
 * @param faults what is wrong, by part.
 * @param stale what is wrong with remotes in whose place another version serves.
 */
export async function readHealth(
  set: LiveSet,
  { faults, stale }: Record<'faults' | 'stale', Readonly<Record<string, string>>>,
  askApi: AskHealth,
): Promise<Health> {
  const api = await answerOf(askApi);
  const part = (name: string, version: string | null, fault: string | null): HealthPart => ({
    name,
    status: fault === null ? 'ok' : 'down',
    version,
    fault,
  });
  const parts: HealthPart[] = [
    // A channel that is refused takes no gateway out of service: the last good set goes on serving.
    staleBy(stale['shell'] ?? faults['channel'], part('site', set.versions['shell'] ?? null, null)),
    part('api', api.answer?.version ?? null, api.fault),
    part(
      'database',
      null,
      api.answer?.database === 'ok' ? null : (api.fault ?? 'The database does not answer'),
    ),
    // Also those of which nothing serves.
    ...[...new Set([...Object.keys(set.versions), ...Object.keys(faults)])]
      .filter((name) => name !== 'shell' && name !== 'channel')
      .sort((a, b) => a.localeCompare(b))
      .map((name) => {
        const own = part(name, set.versions[name] ?? null, faults[name] ?? null);
        return own.fault === null ? staleBy(stale[name], own) : own;
      }),
  ];
  const worst = (['down', 'stale'] as const).find((each) =>
    parts.some(({ status }) => status === each),
  );
  return { status: worst ?? 'ok', parts };
}

const deeds: Readonly<Record<FaultReason, string>> = {
  crash: 'its code threw where nothing catches it',
  exit: 'its code asked for the end of the process',
  'time-out': 'its code ran without an end',
  memory: 'it took more memory than a worker may have',
  'left-timer': 'it left a timer that repeats',
  'changed-global': 'it changed what all remotes share',
  'unhandled-rejection': 'it left a rejection that nobody handles',
};

/** What is wrong with versions of a set whose code ended workers, by remote: another serves, until they are taken out of service. */
export const endedVersions = (ended: readonly Ended[], set: LiveSet): Record<string, string> =>
  Object.fromEntries(
    ended
      .filter(({ remote, version }) => set.versions[remote] === version)
      .map(({ remote, version, reason, count }) => [
        remote,
        `${remote} ${version} ended rendering workers ${count === 1 ? 'once' : `${count} times`} within two minutes: ${deeds[reason]}`,
      ]),
  );

const staleBy = (fault: string | undefined, own: HealthPart): HealthPart =>
  fault === undefined ? own : { ...own, status: 'stale', fault };

async function answerOf(ask: AskHealth): Promise<{ answer?: ApiHealth; fault: string | null }> {
  try {
    const { status, body } = await ask(AbortSignal.timeout(2_000));
    const answer = JSON.parse(body) as Partial<ApiHealth>;
    // A proxy in front of a missing API answers too, but not as the API does.
    return answer.database === undefined || answer.version === undefined
      ? { fault: `The API answers with status ${status}` }
      : { answer: answer as ApiHealth, fault: null };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
