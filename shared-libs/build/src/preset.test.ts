import path from 'node:path';
import { repoRoot } from './app.ts';
import { remoteConfig } from './preset.ts';

interface Rule {
  use?: { loader?: string; options?: { jsc?: { transform?: { react?: object } } } };
}

test.each([true, false])(
  'a remote uses the host’s JSX runtime, also while developing: %s',
  (development) => {
    const configs = remoteConfig(path.join(repoRoot, 'mf-taxi'), { development });
    for (const { module } of configs) {
      const rules = (module?.rules ?? []) as Rule[];
      const swc = rules.find(({ use }) => use?.loader === 'swc-loader');
      expect(swc?.use?.options?.jsc?.transform?.react).toMatchObject({ development: false });
    }
  },
);
