import type { LoaderContext } from 'webpack';

/** Puts the app in front of its chunks' names: in one build of the whole site, two remotes' chunks of the same name would become one. */
export default function chunkNameLoader(this: LoaderContext<unknown>, source: string): string {
  const app = /[\\/](shell|mf-[a-z]+)[\\/]src[\\/]/.exec(this.resourcePath)?.[1] ?? '';
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${app}.`);
}
