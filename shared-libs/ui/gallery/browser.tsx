// First, since it names the order of the cascade layers.
import '../src/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { pages } from './registry.ts';

const root = document.getElementById('gallery');
if (root) {
  hydrateRoot(
    root,
    <Gallery address={window.location.pathname + window.location.search} pages={pages} />,
  );
}

const build = document.documentElement.dataset['build'];
if (build) {
  const look = async () => {
    const answer = await fetch('/live.json');
    const live = (await answer.json()) as { build: string };
    if (live.build !== build) window.location.reload();
  };
  // A server that is being started again answers later.
  setInterval(() => void look().catch(() => undefined), 500);
}
