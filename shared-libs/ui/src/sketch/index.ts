export { FloorSketch, type Sketch } from './FloorSketch.tsx';
