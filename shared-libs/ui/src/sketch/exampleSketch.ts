import type { Sketch } from './FloorSketch.tsx';

/** A hall with rooms on both sides of a walkway. */
export const exampleSketch: Sketch = {
  width: 320,
  height: 200,
  shapes: [
    { look: 'floor', path: 'M-40 20h400v160h-400z' },
    { look: 'walkway', path: 'M-40 116h400v30h-400z' },
    {
      look: 'room',
      path: 'M20 40h60v60h-60zM230 40h70v60h-70zM60 150h80v30h-80zM190 150h60v30h-60z',
    },
    { look: 'here', path: 'M130 60h60v50h-60z' },
  ],
  near: [
    { name: 'Bank', x: 265, y: 70 },
    { name: 'Post office', x: 100, y: 164 },
  ],
};
