import { liveCityMap } from '../gettingHere/cityMap/liveCityMap.ts';

function start(): void {
  const map = document.querySelector<HTMLElement>('[data-city-map]');
  if (map) liveCityMap(map);
}

// The script may come before the page's HTML is whole.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
