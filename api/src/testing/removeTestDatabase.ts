import { rmSync } from 'node:fs';

/** Jest runs it once after the tests of the API: stops what `makeTestDatabase` started and removes its files. */
export default async function removeTestDatabase(): Promise<void> {
  const server = globalThis.apiTestServer;
  if (!server) return;
  await server.postgres.stop();
  rmSync(server.folder, { recursive: true, force: true });
}
