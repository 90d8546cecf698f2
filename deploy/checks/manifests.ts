import path from 'node:path';
import { buildOverlay, canBuildOverlays } from './buildOverlay.ts';
import { parseYaml, readText, yamlFiles } from './files.ts';
import type { Manifest } from './kubernetesTypes.ts';

export interface Container {
  name: string;
  securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean };
  resources?: { limits?: { memory?: string }; requests?: { cpu?: string; memory?: string } };
  livenessProbe?: object;
  readinessProbe?: object;
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  env?: { name: string; valueFrom?: { secretKeyRef?: { name: string } } }[];
}
export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    securityContext?: { runAsNonRoot?: boolean };
    automountServiceAccountToken?: boolean;
    terminationGracePeriodSeconds?: number;
  };
}
/** The YAML files of the manifests. */
export const all = yamlFiles('kubernetes');
/** Those that put others together. */
export const kustomizations = all.filter((file) => path.basename(file) === 'kustomization.yaml');
/** Files that stand alone; those of overlays only change what others have. */
export const sources = all
  .filter((file) => !kustomizations.includes(file) && !file.includes('/overlays/'))
  .flatMap((file) => parseYaml(readText(file)) as Manifest[]);
const overlays = kustomizations
  .map((file) => path.dirname(file))
  .filter((folder) => folder.includes('/overlays/'));
/** What each overlay comes to, where this machine can build them. */
export const built = canBuildOverlays
  ? overlays.map((folder) => ({ folder, manifests: buildOverlay(folder) }))
  : [];
/** All manifests: those that stand alone and what the overlays come to. */
export const everything = [...sources, ...built.flatMap(({ manifests }) => manifests)];

export const nameLabel = 'app.kubernetes.io/name';
function podsOf(manifest: Manifest): PodTemplate[] {
  const { spec } = manifest as unknown as {
    spec?: { template?: PodTemplate; jobTemplate?: { spec: { template: PodTemplate } } };
  };
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template ? [template] : [];
}
/** Every pod that is described, with what describes it. */
export const pods = everything.flatMap((manifest) =>
  podsOf(manifest).map((pod) => ({ manifest, pod })),
);
