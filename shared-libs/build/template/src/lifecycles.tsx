import { createLifecycles } from '@eldorado/remote/lifecycles';
import remote from './remote.ts';

export const { bootstrap, mount, unmount, update } = createLifecycles(remote);
