import { blockOf, networkOf, rangeOf } from './networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:0:12ab::1', '2001:db8:0:1200::/56'],
  ['2001:db8:0:12ff::1', '2001:db8:0:1200::/56'],
  ['server', 'server'],
])('%s is of the range %s', (address, range) => expect(rangeOf(address)).toBe(range));

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:7:12ab::1', '2001:db8:7:0::/48'],
  ['2001:db8:7:ff00::1', '2001:db8:7:0::/48'],
  ['2001:db8:8::1', '2001:db8:8:0::/48'],
])('%s is of the block %s', (address, block) => expect(blockOf(address)).toBe(block));
