import type { Browser, Page } from 'playwright';

/** How much slower than this machine a phone is. */
export const slowdown = 4;
/** 1.6 Mbps and 150 ms, as Lighthouse's phone has them. */
const phoneLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** A page of a phone with nothing in its memory, of such a line and such a speed. Closing its context ends it. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
    // The proxy's certificate is made for the run.
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', phoneLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
