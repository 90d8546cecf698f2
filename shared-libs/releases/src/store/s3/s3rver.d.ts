/** What the tests use of the package, which has no types. */
declare module 's3rver' {
  interface Options {
    address: string;
    /** 0 is a free one. */
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: unknown[] }[];
  }
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
