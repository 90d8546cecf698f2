/**
 * Formik copies drafts by lodash, which knows how to copy anything; the drafts of this site are plain data. What it
 * keeps for components that are wrapped by it is used by no form here.
 * @param {string} source
 */
export default function formikLoader(source) {
  return Object.entries(replaced).reduce(
    (text, [name, instead]) =>
      text.replace(
        new RegExp(`^import ${name} from '[^']*';$`, 'm'),
        `const ${name} = ${instead};`,
      ),
    source,
  );
}

const replaced = {
  cloneDeep: '(value) => structuredClone(value)',
  clone: '(value) => (Array.isArray(value) ? [...value] : { ...value })',
  toPath: '(key) => (Array.isArray(key) ? key : String(key).split(/[.[\\]]+/).filter(Boolean))',
  isPlainObject:
    "(value) => value !== null && typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value))",
  hoistNonReactStatics: '(target) => target',
};
