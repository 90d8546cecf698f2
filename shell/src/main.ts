import '@eldorado/ui/styles.css';
import { nextTask } from './client/start/nextTask.ts';

/** The shell's entry: evaluates each library in a task of its own, then the site's own code. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ 'react-router-dom'),
  // Not the whole library: RTK Query comes with the first screen that asks the API.
  () => import(/* webpackMode: "eager", webpackExports: [] */ '@eldorado/store/site-store'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './client.tsx'),
];

for (const evaluate of parts) {
  await nextTask();
  await evaluate();
}
