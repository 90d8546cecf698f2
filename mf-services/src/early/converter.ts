import { keepOpenNow } from '@eldorado/remote/article-early';
import { readChartsNow } from '@eldorado/ui/chart-early';
import { convertInPlace } from '../converter/convertInPlace.ts';

keepOpenNow();
readChartsNow();

function start(): void {
  const form = document.querySelector<HTMLFormElement>('[data-convert]');
  if (form) convertInPlace(form);
}

// The script may come before the page's HTML is whole.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
