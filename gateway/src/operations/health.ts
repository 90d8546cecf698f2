import type { Health, HealthPart } from 'shell/contract';
import type { LiveSet } from '../live/liveSet.ts';

interface ApiHealth {
  status: string;
  database: string;
  version: string;
}

/** Asks every part how it is; a part that does not answer in 2 s is down. */
export async function readHealth(
  set: LiveSet,
  faults: Readonly<Record<string, string>>,
  apiBaseUrl: string,
): Promise<Health> {
  const api = await askApi(apiBaseUrl);
  const part = (name: string, version: string | null, fault: string | null): HealthPart => ({
    name,
    status: fault === null ? 'ok' : 'down',
    version,
    fault,
  });
  const parts: HealthPart[] = [
    // A channel that is refused takes no gateway out of service: the last good set goes on serving.
    {
      ...part('site', set.versions['shell'] ?? null, faults['channel'] ?? null),
      ...staleBy(faults),
    },
    part('api', api.answer?.version ?? null, api.fault),
    part(
      'database',
      null,
      api.answer?.database === 'ok' ? null : (api.fault ?? 'The database does not answer'),
    ),
    ...Object.entries(set.versions)
      .filter(([name]) => name !== 'shell')
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, version]) => part(name, version, faults[name] ?? null)),
  ];
  const worst = (['down', 'stale'] as const).find((each) =>
    parts.some(({ status }) => status === each),
  );
  return { status: worst ?? 'ok', parts };
}

const staleBy = (faults: Readonly<Record<string, string>>) =>
  faults['channel'] === undefined ? {} : { status: 'stale' as const };

async function askApi(baseUrl: string): Promise<{ answer?: ApiHealth; fault: string | null }> {
  try {
    const response = await fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(2_000) });
    const answer = (await response.json()) as Partial<ApiHealth>;
    // A proxy in front of a missing API answers too, but not as the API does.
    return answer.database === undefined || answer.version === undefined
      ? { fault: `The API answers with status ${response.status}` }
      : { answer: answer as ApiHealth, fault: null };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
