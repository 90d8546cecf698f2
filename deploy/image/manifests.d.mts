/** Workspaces of the image. */
export const workspaces: string[];
/** Packages that only builds use. */
export const buildOnly: string[];
/** A manifest as the image needs it. */
export function productionManifest(manifest: object): object;
