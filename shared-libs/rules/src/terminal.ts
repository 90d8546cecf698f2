/** Whether a place of a ride is a terminal of the airport. */
export const isTerminal = ({ kind }: { kind: string }): boolean => kind === 'terminal';
