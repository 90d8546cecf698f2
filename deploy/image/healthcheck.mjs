// JavaScript, since the container runs it every five seconds by Node alone, without the hook that reads TypeScript.
// The container's health: 0 when the process answers, whatever its neighbours do. A database or an API that is away is no
// reason to restart the site.
const path = process.env.API_ONLY === '1' ? '/api/live' : '/health/live';
const address = `http://127.0.0.1:${process.env.PORT ?? 8080}${path}`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
