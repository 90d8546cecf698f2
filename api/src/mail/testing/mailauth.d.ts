/** As much of mailauth's DKIM verifier as is called. */
declare module 'mailauth/lib/dkim/verify.js' {
  export function dkimVerify(
    message: Buffer,
    options: { resolver: (name: string, type: string) => Promise<string[][]> },
  ): Promise<{ results: { status: { result: string } }[] }>;
}
