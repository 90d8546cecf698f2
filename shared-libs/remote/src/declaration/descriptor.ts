import {
  contractVersion,
  headerBackgrounds,
  menuGroups,
  type LayoutDeclaration,
  type PageDeclaration,
  type RemoteDefinition,
} from './declaration.ts';
import { locales } from '@eldorado/i18n/locale';
import { layoutFaults } from './layoutFaults.ts';

export { layoutTexts } from './layoutFaults.ts';
export {
  contractVersion,
  headerBackgrounds,
  menuGroups,
  queryRules,
  type ContentMeta,
  type HeaderBackground,
  type LayoutDeclaration,
  type LayoutLink,
  type MenuGroup,
  type PageForm,
  type QueryRule,
  type SentForm,
} from './declaration.ts';

/** `remote.json`: a remote's declaration without its code, as written into a release. */
export interface RemoteDescriptor {
  name: string;
  contract: number;
  pages: readonly PageDeclaration[];
  /** Its variants of the shell's layout, if it has some. */
  layouts?: Readonly<Record<string, LayoutDeclaration>>;
  /** Its message namespace, if it has messages. */
  namespace: string | null;
  middleware: readonly string[];
  widgets: readonly string[];
}

const backgrounds: readonly string[] = [...headerBackgrounds, 'none'];

export function describeRemote(definition: RemoteDefinition): RemoteDescriptor {
  return {
    name: definition.name,
    contract: definition.contract,
    pages: definition.pages,
    ...(definition.layouts && { layouts: definition.layouts }),
    namespace: definition.messages?.namespace ?? null,
    middleware: Object.keys(definition.middleware ?? {}),
    widgets: Object.keys(definition.widgets ?? {}),
  };
}

/** What is wrong with a declaration, one sentence a fault, each saying how to fix it; empty when valid. */
export function remoteFaults(definition: RemoteDefinition): string[] {
  const faults: string[] = [];
  const { name, pages, screens } = definition;
  if (!/^(mf-[a-z]+|shell)$/.test(name)) faults.push(`name '${name}' must look like mf-flights`);
  // A declaration may come from another build, whatever its type promises.
  const contract: number = definition.contract;
  if (contract !== contractVersion) {
    faults.push(
      `contract ${contract} is not ${String(contractVersion)}: rebuild against the current @eldorado/remote`,
    );
  }
  const seen = new Set<string>();
  for (const page of pages) {
    const at = `page '${page.id}'`;
    for (const key of [`id ${page.id}`, `path ${page.path}`]) {
      if (seen.has(key)) faults.push(`${at}: ${key} is declared twice`);
      seen.add(key);
    }
    if (!page.path.startsWith('/') || /.\/$/.test(page.path)) {
      faults.push(`${at}: path '${page.path}' must start with / and not end with it`);
    }
    if (!(page.screen in screens)) faults.push(`${at}: screen '${page.screen}' is not in screens`);
    if (page.background && !backgrounds.includes(page.background)) {
      faults.push(
        `${at}: background '${String(page.background)}' is not one of ${backgrounds.join(', ')}`,
      );
    }
    if (page.menu && !menuGroups.includes(page.menu.group)) {
      faults.push(
        `${at}: menu group '${String(page.menu.group)}' is not one of ${menuGroups.join(', ')}`,
      );
    }
    for (const locale of locales) {
      if (!page.title[locale]?.trim()) faults.push(`${at}: title has no ${locale}`);
      if (!page.description[locale]?.trim()) faults.push(`${at}: description has no ${locale}`);
    }
  }
  return [...faults, ...layoutFaults(definition)];
}
