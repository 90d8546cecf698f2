import { words } from '../../src/map/places/words.ts';
import type { Site } from './amenities.ts';
import { rect } from './frame.ts';

/** Security and, for international flights, emigration: one way in. */
export function drawChecks(inside: { national: Site; international: Site }, outside: Site) {
  const { floor, walks } = outside;
  const checks = [
    { side: 'international', x: -120, labels: words.securityInternational },
    { side: 'national', x: 120, labels: words.securityNational },
  ] as const;
  for (const { side, x, labels } of checks) {
    const { zone } = inside[side];
    const section = rect(x - 30, -8, x + 30, 10);
    floor.unit(`security ${side}`, 'room', section, labels);
    floor.section(`security ${side}`, 'security', section, labels);
    for (const lane of [-24, -16, -8, 8, 16, 24])
      floor.fixture(
        `lane ${side} ${lane}`,
        'securityequipment',
        rect(x + lane - 2, -4, x + lane + 2, 8),
      );
    for (const line of [-12, -4, 4, 12])
      floor.line(`queue ${side} ${line}`, [x + line, -13], [x + line, -9]);
    const security = floor.amenity(`security ${side}`, 'security.checkpoint', [x, -5], labels);
    walks.here(`before security ${x}`, security);
    walks.junction(`after security ${x}`, floor, zone, [x, 11]);
    walks.link(`before security ${x}`, `after security ${x}`, 'security', {
      seconds: 60,
      oneWay: true,
      queue: `1-${side}`,
    });
  }
  const passports = rect(-150, 14, -90, 26);
  floor.unit('after security international', 'walkway', rect(-150, 10, -90, 14));
  floor.unit('emigration', 'room', passports, words.emigration);
  floor.section('emigration', 'immigration', passports, words.emigration);
  for (const desk of [-24, -16, -8, 8, 16, 24])
    floor.fixture(`emigration ${desk}`, 'immigration.desk', rect(desk - 122, 18, desk - 118, 22));
  walks.here(
    'after security -120',
    floor.amenity('emigration', 'immigration', [-120, 15.5], words.emigration),
  );
  floor.unit('after emigration', 'walkway', rect(-150, 26, -90, 40));
  floor.unit('after security national', 'walkway', rect(90, 10, 150, 40));
  walks.junction('after emigration', floor, 'international', [-120, 27]);
  walks.link('after security -120', 'after emigration', 'immigration', {
    seconds: 90,
    oneWay: true,
    queue: 'emigration',
  });
}
