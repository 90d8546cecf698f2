/**
 * Puts the app in front of its chunks' names: in one build of the whole site, two remotes' chunks of the same
 * name would become one.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function chunkNameLoader(source) {
  const app = /[\\/](shell|mf-[a-z]+)[\\/]src[\\/]/.exec(this.resourcePath)?.[1] ?? '';
  return source.replaceAll('webpackChunkName: "', `webpackChunkName: "${app}.`);
}
