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
    include: ['src', 'harness', 'journeys', 'webpack.config.ts', 'playwright.config.ts'],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** What the repository has for its remotes: a remote alone has it itself, in the same versions. */
const tools =
  /^(@swc\/(core|jest)|axe-core$|playwright$|@testing-library\/|@types\/(jest|node|react|react-dom)$|jest|typescript$)/;

/** Playwright's runner, which reads the remote's declaration as the build does. */
const journeys = 'node --import @eldorado/build/register node_modules/playwright/cli.js test';

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
    scripts: { ...own.scripts, journeys, release: 'eldorado-release', test: 'jest', types: 'tsc' },
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([name]) => tools.test(name)),
    ),
    jest: { preset: '@eldorado/testing' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
