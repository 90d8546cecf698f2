import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { checkContext } from './checkContext.ts';
import { collectionName } from './collection.ts';
import { collectionFaults } from './collectionFaults.ts';
import { faultText } from './faults.ts';
import { articleFiles } from './emit.ts';
import { articlesAsked, collectionOf, contentModule } from './modules.ts';

/**
 * Makes modules of a content folder. The server build, of which every release has one, reports what is wrong with it; an
 * error fails it.
 */
export default function contentLoader(this: LoaderContext<object>): string {
  const file = this.resourcePath;
  const collection = collectionOf(file);
  const isServer = this.target !== 'web';
  for (const read of collection.files) this.addDependency(read);
  this.addContextDependency(collection.dir);
  if (isServer && path.basename(file) === collectionName) {
    const above = path.resolve(collection.dir, '../..');
    const faults = [
      ...collection.faults,
      ...collectionFaults(collection, checkContext(collection.dir, new Date())),
    ];
    for (const fault of faults) {
      const told = new Error(faultText({ ...fault, file: path.relative(above, fault.file) }));
      if (fault.severity === 'error') this.emitError(told);
      else this.emitWarning(told);
    }
  }
  const language = articlesAsked(this.resourceQuery);
  if (language)
    for (const { file: name, text } of articleFiles(collection, language))
      this.emitFile(name, text);
  return contentModule(collection, file, isServer ? 'server' : 'browser', this.resourceQuery);
}
