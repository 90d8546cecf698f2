import S3rver from 's3rver';

/** A service of object storage on this machine, for tests: a bucket `site` over a folder. */
export async function exampleService(directory: string) {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'site', configs: [] }],
  });
  const { port } = await server.run();
  return {
    /** What a client needs of it. */
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: () => server.close(),
  };
}
