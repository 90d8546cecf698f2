/** Class names are their own keys in unit tests. */
const classes: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : key) },
);

export default classes;
