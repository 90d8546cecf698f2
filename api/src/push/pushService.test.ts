import webPush from 'web-push';
import { exampleKeys } from './exampleKeys.ts';
import { webPushService } from './pushService.ts';

const service = webPushService(webPush.generateVAPIDKeys(), 'mailto:avisos@eldorado.example');
const message = { body: '{"title":"AV 9314"}', ttl: 60, urgent: true, topic: 'flight' };

test('a push service that is not there is asked again later', async () => {
  // Nothing listens on the discard port.
  const target = { endpoint: 'https://127.0.0.1:9/abc', ...exampleKeys() };
  expect(await service.send(target, message)).toEqual({ kind: 'later', afterSeconds: 0 });
});

test('what goes over the wire is encrypted, signed, short-lived and urgent', () => {
  const send = jest
    .spyOn(webPush, 'sendNotification')
    .mockImplementation((subscription, payload, options) => {
      const { headers, body } = webPush.generateRequestDetails(
        subscription,
        payload ?? '',
        options ?? {},
      );
      expect(headers).toMatchObject({
        TTL: 60,
        Urgency: 'high',
        Topic: 'flight',
        'Content-Encoding': 'aes128gcm',
      });
      expect(String(headers['Authorization'])).toMatch(/^vapid t=.+, k=.+/);
      expect(body.toString('latin1')).not.toContain('AV 9314');
      return Promise.resolve({ statusCode: 201, body: '', headers: {} });
    });
  const target = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', ...exampleKeys() };
  return service.send(target, message).then((outcome) => {
    expect(outcome).toEqual({ kind: 'sent' });
    send.mockRestore();
  });
});
