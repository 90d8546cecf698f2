import type { ComponentPropsWithRef } from 'react';
import { useLocale } from '@eldorado/i18n';
import { isExternal, linkAddress } from './linkAddress.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path without its language prefix, or a complete address. */
  to: string;
}

/** A plain link in the page's language. The shell turns clicks on it into navigations. */
export function Link({ to, ...rest }: LinkProps) {
  const href = linkAddress(to, useLocale());
  return <a {...(isExternal(to) && { rel: 'noopener' })} {...rest} href={href} />;
}
