import '@eldorado/ui/styles.css';
import { nextTurn } from './client/turn.ts';

/** The shell's entry: evaluates the libraries one a turn, then the site's own code. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@eldorado/store'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './client.tsx'),
];

for (const evaluate of parts) {
  await nextTurn();
  await evaluate();
}
