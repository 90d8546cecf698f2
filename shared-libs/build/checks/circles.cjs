// JavaScript, since dependency-cruiser takes a file of any other ending for JSON.
/**
 * Refuses modules that import each other in a circle, in the whole repository.
 * Run: npx depcruise --config shared-libs/build/checks/circles.cjs .
 *
 * Imports of types count as well: they cost nothing when the program runs, but two files that need each other's types
 * are read, moved and tested as one. A circle ends when what both need stands with the one that takes it, or in a
 * file of its own. So does a screen that is imported lazily by the module it imports.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Put what both files need with the one that takes it, or into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    includeOnly: '^(api|e2e|gateway|mf-[a-z]+|shared-libs|shell)/',
    exclude: '(^|/)(node_modules|dist)/',
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
