import { forTerminal } from '../../text/forTerminal.ts';

/** Signs that turn the direction of what follows, or end a line where a screen looks for it. */
const turning = /[\u2028-\u202E\u2066-\u2069]/g;
/** Signs that steer a screen and that JSON leaves as they are. */
const steering = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;

/** Words of a stranger for a terminal: they steer nothing, and each of their lines shows that it is theirs. */
export const foreignText = (text: string): string =>
  forTerminal(text).replaceAll(turning, '').replaceAll('\n', '\n    | ');

/** Something as JSON whose words steer no terminal, and are the same once it is read. */
export const foreignJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    steering,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
