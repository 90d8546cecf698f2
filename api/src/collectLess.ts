import { setFlagsFromString } from 'node:v8';

/**
 * Lets this process's heap grow by 60 % of what lives in it before everything is looked through again. V8 by itself leaves a
 * server that holds 70 MB a fifth more, which a hundred answers a second fill each second; each time whoever asks waits 40 ms.
 * To be called when the process has started: what its start leaves behind is to go.
 */
export function collectLess(): void {
  setFlagsFromString('--heap-growing-percent=60');
}
