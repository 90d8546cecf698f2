export { buildGallery } from './buildGallery.ts';
export { createGallery } from './createGallery.ts';
