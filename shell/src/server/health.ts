import type { Health, HealthPart } from '../site/health.ts';
import type { LiveReleases } from './followChannel.ts';

export type { Health } from '../site/health.ts';

interface ApiHealth {
  status: string;
  database: string;
  version: string;
}

/** Asks every part how it is; a part that does not answer in 2 s is down. */
export async function readHealth(releases: LiveReleases, apiBaseUrl: string): Promise<Health> {
  const set = releases.current();
  const faults = releases.faults();
  const api = await askApi(apiBaseUrl);
  const part = (name: string, version: string | null, fault: string | null): HealthPart => ({
    name,
    status: fault === null ? 'ok' : 'down',
    version,
    fault,
  });
  const parts: HealthPart[] = [
    part('site', set.versions['shell'] ?? null, faults['channel'] ?? null),
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
  return { status: parts.every(({ status }) => status === 'ok') ? 'ok' : 'down', parts };
}

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
