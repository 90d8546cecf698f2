import { oneFile } from '@eldorado/build/one-file';

// A step of the image's build: its files cannot be written to later.
await oneFile(new URL('./productionSite.ts', import.meta.url));
