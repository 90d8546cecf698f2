import { createECDH, randomBytes } from 'node:crypto';

/** Keys as a browser makes them. */
export const exampleKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
