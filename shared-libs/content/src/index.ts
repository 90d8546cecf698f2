export { checkContext } from './checkContext.ts';
export { readCollection, siblingCollections, type Collection } from './collection.ts';
export { collectionFaults, type CheckContext } from './collectionFaults.ts';
export { compileArticle, declaredPage } from './compile.ts';
export { emitArticle, emitCollection } from './emit.ts';
export { faultText, type ContentFault } from './faults.ts';
