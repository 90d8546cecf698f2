import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.tsbuild/**',
      '**/node_modules/**',
      'releases/**',
      'data/**',
      'shared-libs/http/src/apiTypes.ts',
      'test-results/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // One program for the whole repository: each file is checked once, not once for each part that uses it.
      parserOptions: { project: 'tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // `void promise` marks what is meant to run by itself; anything else is a lost failure.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    // Its rules compile each file anew; where there is no React they would find nothing.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: [
      'api/**',
      'e2e/**',
      'gateway/**',
      'shared-libs/build/**',
      'shared-libs/releases/**',
      'shared-libs/rules/**',
      'shared-libs/search/**',
    ],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // docs/testing.md: a test that waits for a time, or measures one, fails on a machine with other work.
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/src/journeys/**/*.ts', 'e2e/src/support/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.0.name=resolve][arguments.1.value>0]",
          message: 'Wait for what is to be seen, with `until`, or move a clock.',
        },
        {
          selector: "CallExpression[callee.name='sleep']",
          message: 'Wait for what is to be seen, with `until`, or move a clock.',
        },
        {
          selector:
            'CallExpression[callee.property.name=/^toBeLessThan/] CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name=now]',
          message: 'Durations are measured by `npm run bench`.',
        },
        {
          selector:
            'CallExpression[callee.name=/^(spawn|execFile)Sync$/] Literal[value=/run\\.mjs$/]',
          message:
            'Call the command’s `main`, or `runCommand` where its process is what is tested.',
        },
      ],
    },
  },
);
