import { renderToString } from 'react-dom/server';
import { languageTag } from '@eldorado/i18n';
import { Gallery } from './Gallery.tsx';
import { pages } from './registry.ts';
import type { Theme } from './settings.ts';
import { findView } from './view.ts';

/** A page of the gallery as its server sends it. */
export interface RenderedPage {
  status: 200 | 404;
  title: string;
  /** BCP 47: the gallery is English, an example alone is in the chosen language. */
  language: string;
  theme: Theme;
  html: string;
}

export function render(address: string): RenderedPage {
  const view = findView(address, pages);
  return {
    status: view.kind === 'missing' ? 404 : 200,
    title: view.title,
    language: view.kind === 'example' ? languageTag[view.settings.locale] : 'en',
    theme: view.settings.theme,
    html: renderToString(<Gallery address={address} pages={pages} />),
  };
}
