/** An answer of the API as it came. Status 0: there was none. */
export interface ApiText {
  status: number;
  body: string;
  failure?: 'offline' | 'timeout';
  /** It is one person's, or for one moment: nobody else is answered with it. */
  once?: true;
  /** The same for the same answer: a page that was made of it is not made again for it. */
  version?: string;
  /** Milliseconds since the epoch: when it was the API's, where the API did not answer and its last good answer serves. */
  dataAt?: number;
}
