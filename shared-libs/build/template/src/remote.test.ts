/** @jest-environment @eldorado/testing/contract-environment */
import { testRemote } from '@eldorado/testing/contract';
import { examples } from '../harness/examples.ts';
import remote from './remote.ts';

testRemote({
  remote,
  examples,
  inBrowser: () => import('./remote.ts'),
  lifecycles: () => import('./lifecycles.tsx'),
});
