export { fakeApi, respond, type FakeApi, type FakeAnswer } from './fakeApi.ts';
export { renderScreen, type RenderScreenOptions } from './renderScreen.tsx';
export type { HarnessExample } from './harness/example.ts';
export { testStream } from './testStream.ts';
