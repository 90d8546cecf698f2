import path from 'node:path';
import { canBuildOverlays } from './buildOverlay.ts';
import { parseYaml, readText } from './files.ts';
import { moduleOf, typeFaults, type Manifest } from './kubernetesTypes.ts';
import { all, built, everything, kustomizations } from './manifests.ts';

test('every field is one that Kubernetes knows', () => {
  expect(typeFaults(everything)).toEqual([]);
});

test('a field that is misspelt is found', () => {
  const [deployment] = everything.filter(({ kind }) => kind === 'Deployment');
  const { spec } = deployment as unknown as { spec: object };
  const wrong = { ...deployment, spec: { ...spec, replica: 2 } } as unknown as Manifest;
  expect(typeFaults([wrong]).join()).toMatch(/replica.* does not exist in type 'IDeploymentSpec'/);
});

test('every manifest fits its JSON schema', async () => {
  for (const manifest of everything) {
    const models = (await import(moduleOf(manifest))) as Record<
      string,
      new (data: object) => { validate(): void }
    >;
    const Model = models[manifest.kind];
    if (!Model) throw new Error(`${moduleOf(manifest)} has no ${manifest.kind}`);
    expect(() => new Model(manifest).validate()).not.toThrow();
  }
});

test('a kustomization names files and folders that are there, and every file is named', () => {
  const named = kustomizations.flatMap((file) => {
    const [{ resources = [], components = [], patches = [] }] = parseYaml(readText(file)) as [
      { resources?: string[]; components?: string[]; patches?: { path?: string }[] },
    ];
    const files = [...resources, ...components, ...patches.flatMap(({ path: at }) => at ?? [])];
    return files.map((each) => path.join(path.dirname(file), each));
  });
  const there = new Set([...all, ...kustomizations.map((file) => path.dirname(file))]);
  expect(named.filter((each) => !there.has(each))).toEqual([]);
  const unnamed = all.filter((file) => !kustomizations.includes(file) && !named.includes(file));
  expect(unnamed).toEqual([]);
});

(canBuildOverlays ? test : test.skip)('every overlay builds, with an image of a registry', () => {
  expect(built.length).toBeGreaterThan(0);
  for (const { folder, manifests } of built) {
    const images = [...JSON.stringify(manifests).matchAll(/"image":"([^"]+)"/g)].map(
      ([, image]) => image,
    );
    expect({ folder, images: [...new Set(images)] }).toEqual({
      folder,
      images: ['registry.example.com/eldorado:1.0.0'],
    });
  }
});
