import type { Theme } from './settings.ts';

/**
 * A style sheet as a browser of one theme reads it, whatever the machine prefers: the conditions are answered on
 * the way. So tokens.css holds the dark values once, and no attribute of the gallery's is in the product.
 */
export function withTheme(css: string, theme: Theme): string {
  if (theme === 'auto') return css;
  return css
    .replace(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_condition, asked: string) =>
      asked === theme ? '(width >= 0)' : '(width < 0)',
    )
    .replace(/color-scheme:\s*light dark/g, `color-scheme: ${theme}`);
}
