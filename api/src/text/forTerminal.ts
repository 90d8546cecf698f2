/** A text as a terminal may show it: control characters of strangers would steer the terminal, or write over its lines. */
export const forTerminal = (text: string): string => text.replaceAll(/(?![\t\n])\p{Cc}/gu, '');
