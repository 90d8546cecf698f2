import path from 'node:path';
import { watchGallery } from './buildGallery.ts';
import { createGallery } from './createGallery.ts';

/** `npm run dev -w shared-libs/ui`: the gallery, built again at each change; open pages reload. */
const port = Number(process.env['PORT'] ?? 4100);
// By port, so that two at once do not write over each other.
const dir = path.resolve(import.meta.dirname, `../dist/gallery/${port}`);
let build = '';
await new Promise<void>((resolve) =>
  watchGallery(dir, (hash) => {
    build = hash;
    resolve();
  }),
);
const app = createGallery(dir, () => build);
process.stdout.write(`\n  Design system: ${await app.listen({ port })}\n\n`);
