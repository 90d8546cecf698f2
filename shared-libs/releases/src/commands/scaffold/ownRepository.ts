/**
 * tsconfig.json of a remote in its own repository: the options of this one, with the packages' types.
 * @param repository text of this repository's tsconfig.json.
 */
export function withPackageTypes(repository: string): string {
  const { compilerOptions } = JSON.parse(repository) as { compilerOptions: object };
  const config = {
    compilerOptions: {
      ...compilerOptions,
      types: ['jest', 'node', '@eldorado/ui/css', '@eldorado/content/types'],
    },
    include: ['src', 'harness', 'webpack.config.ts'],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** What the repository has for its remotes: a remote alone has it itself, in the same versions. */
const tools =
  /^(@swc\/(core|jest)|@testing-library\/|@types\/(jest|node|react|react-dom)$|jest|typescript$)/;

interface Package {
  scripts: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * package.json of a remote in its own repository.
 * @param repository text of this repository's package.json.
 */
export function withTools(text: string, repository: string): string {
  const own = JSON.parse(text) as Package;
  const { devDependencies = {} } = JSON.parse(repository) as Package;
  const config = {
    ...own,
    scripts: { ...own.scripts, test: 'jest', types: 'tsc' },
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([name]) => tools.test(name)),
    ),
    jest: { preset: '@eldorado/testing' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * .npmrc of a remote in its own repository. Without it npm would look for the scope in the public registry, where anybody may
 * put a package of that name; while ELDORADO_REGISTRY is not set it looks nowhere and fails.
 */
export const npmrc = '@eldorado:registry=${ELDORADO_REGISTRY}\n';

/** .gitignore of a remote in its own repository: keys that sign releases, and what is made. */
export const gitignore = `*.pem
.env
node_modules/
dist/
releases/
`;
