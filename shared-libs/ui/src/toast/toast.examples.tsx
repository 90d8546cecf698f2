import { useEffect } from 'react';
import { Row } from '../examples/arrange.tsx';
import type { GalleryExample, GalleryPage } from '../examples/galleryPage.ts';
import { Button } from '../button/Button.tsx';
import { showToast, type ToastMessage } from './showToast.ts';
import { ToastRegion } from './ToastRegion.tsx';

const undo = { label: 'Undo', onSelect: () => undefined };
const messages: readonly ToastMessage[] = [
  { text: 'Link copied' },
  { text: 'Your form was sent', tone: 'success' },
  { text: 'AV 84 is no longer among your flights', action: undo },
  { text: 'It was not sent: there is no connection', tone: 'error' },
];

function Page({ first }: { first: readonly ToastMessage[] }) {
  useEffect(() => first.forEach(showToast), [first]);
  return (
    <>
      <Row>
        {messages.map((message) => (
          <Button key={message.text} variant="secondary" onClick={() => showToast(message)}>
            {message.text}
          </Button>
        ))}
      </Row>
      <ToastRegion label="Messages" closeLabel="Close" />
    </>
  );
}

const showing = (name: string, title: string, first: readonly ToastMessage[]): GalleryExample => ({
  name,
  title,
  frame: 'screen',
  render: () => <Page first={first} />,
});

export const gallery: GalleryPage = {
  name: 'toast',
  title: 'ToastRegion, LiveRegion',
  when: 'Says that something just done worked, or did not: a link copied, a form sent. It goes by itself after it could be read; bad news, and what can be taken back, stays. A LiveRegion says a change in sight aloud.',
  whenNot:
    'What is wrong in a form stands at its field. What must be known before going on is a Notice in the page: a toast can be missed. Nothing is announced there that is not also in the page.',
  examples: [
    showing('none', 'The region, and what shows messages', []),
    showing('message', 'A message', messages.slice(0, 1)),
    showing('action', 'Something to take back', messages.slice(2, 3)),
    showing('error', 'Bad news', messages.slice(3)),
    showing('three', 'Three, one of them long', [
      messages[1] ?? { text: '' },
      {
        text: 'AV 84 to Madrid now leaves at 15:20 from gate A12, which is eleven minutes on foot from where you are',
        action: { label: 'See the way', onSelect: () => undefined },
      },
      messages[3] ?? { text: '' },
    ]),
  ],
};
