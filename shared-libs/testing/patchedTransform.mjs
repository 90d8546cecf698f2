// JavaScript, since jest loads its transforms before the hook that reads TypeScript is there.
import swcJest from '@swc/jest';
import '@eldorado/build/register';

const { patched } = await import('@eldorado/build/patches');

/** A jest transform of the libraries' files that the site patches, so that tests run what browsers run. */
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const ofPatched = (method) => (source, file, context) =>
      // CommonJS has no import.meta; webpack's hot replacement is undefined in a release, too.
      method(patched(file, source).replaceAll('import.meta.hot', 'undefined'), file, context);
    return {
      ...swc,
      process: ofPatched(swc.process),
      processAsync: ofPatched(swc.processAsync),
      // Of the patched source, so that what jest kept of another table is not used.
      getCacheKey: ofPatched(swc.getCacheKey),
    };
  },
};
