/// <reference types="webpack/module" />
import type { GalleryPage } from '../src/examples/galleryPage.ts';

/** Every page there is: webpack finds the files, so a new one needs no list. */
const files = [
  import.meta.webpackContext('./foundations', { regExp: /\.examples\.tsx$/ }),
  import.meta.webpackContext('../src', { recursive: true, regExp: /\.examples\.tsx$/ }),
];

export const pages: readonly GalleryPage[] = files.flatMap((context) =>
  context.keys().map((file) => (context(file) as { gallery: GalleryPage }).gallery),
);
