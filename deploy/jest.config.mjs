// JavaScript, since jest reads its configuration before the hook that reads TypeScript is there.
import preset from '@eldorado/testing/jest-preset';

/** `npm run check -w deploy`: holds the files of this folder to the programs that read them; a stage of `npm test`. */
export default {
  ...preset,
  roots: ['<rootDir>/checks'],
};
