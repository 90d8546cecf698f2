/** What became of one attacker's requests: how often each status came; `held` counts connections that were open in the end. */
export interface Attack {
  name: string;
  answers: Readonly<Record<string, number>>;
}
