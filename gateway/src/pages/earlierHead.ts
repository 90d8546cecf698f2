import type { PageHead, SitePage } from 'shell/contract';

/**
 * What the head brings of a shell whose release does not name it yet: what all of those show. The home
 * page's pictures are left to the styles, which name them a moment later.
 */
export function earlierHead(page: SitePage | null): PageHead {
  return {
    pictures: page?.path === '/' ? [] : [page?.background ?? 'plain'],
    widgets: ['mf-forms/newsletter', ...(page?.widgets ?? [])],
    themeColor: { light: '#15181d', dark: '#08090b' },
  };
}
