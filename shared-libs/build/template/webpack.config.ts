import { remoteConfig } from '@eldorado/build';

export default remoteConfig(import.meta.dirname);
