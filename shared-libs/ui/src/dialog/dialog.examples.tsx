import { useRef, useState } from 'react';
import { Stack } from '../examples/arrange.tsx';
import type { GalleryExample, GalleryPage } from '../examples/galleryPage.ts';
import { Button } from '../button/Button.tsx';
import { Combobox } from '../combobox/Combobox.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const words =
  'The airline has closed the desk for this flight. Bags are taken at the desk of the next one, fifty minutes later, and travel on the same plane as you do.';

/** Open at once, and again by its button. */
function Opened(
  props: Omit<DialogProps, 'open' | 'onClose' | 'closeLabel' | 'actions'> & { question?: boolean },
) {
  const { question, ...dialog } = props;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Stack>
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open again
        </Button>
      </div>
      {Array.from({ length: 6 }, (_, key) => (
        <p key={key}>{words}</p>
      ))}
      <Dialog
        {...dialog}
        open={open}
        onClose={close}
        closeLabel="Close"
        actions={
          question && (
            <>
              <Button onClick={close}>Show 12 places</Button>
              <Button variant="secondary" onClick={close}>
                Clear
              </Button>
            </>
          )
        }
      />
    </Stack>
  );
}

const choices = (
  <Stack>
    {['Terminal', 'Area', 'Hours'].map((label) => (
      <RadioGroup
        key={label}
        label={label}
        name={label}
        defaultValue="all"
        options={[
          { value: 'all', label: 'All' },
          { value: 'one', label: 'Terminal 1' },
          { value: 'two', label: 'Terminal 2' },
        ]}
      />
    ))}
  </Stack>
);

function Search() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const pages = ['Flights', 'Free wifi', 'Parking', 'Restaurants'];
  return (
    <Opened title="Search" variant="overlay" initialFocus={field}>
      <Combobox
        label="Flight, place or service"
        name="q"
        value={text}
        onChange={setText}
        suggestions={pages
          .filter((page) => page.toLowerCase().includes(text.toLowerCase()))
          .map((label) => ({ id: label, label }))}
        onChoose={() => undefined}
        countText={(count) => `${count} pages`}
        inputProps={{ ref: field, type: 'search' }}
      />
    </Opened>
  );
}

const over = (name: string, title: string, render: GalleryExample['render']): GalleryExample => ({
  name,
  title,
  render,
  frame: 'screen',
});

export const gallery: GalleryPage = {
  name: 'dialog',
  title: 'Dialog',
  when: 'A task that takes the page over for a moment: a dialog asks one question, a sheet holds choices that go with the page, an overlay is the whole screen, as for a search. Escape, a press beside it and its button close it, and the focus goes back.',
  whenNot:
    'What can stand in the page stands in the page. What is read and needs no answer is a Notice, or a toast. What leads elsewhere needs an address, not a dialog.',
  examples: [
    over('dialog', 'Dialog', () => (
      <Opened title="Your flight leaves from another gate">
        <p>{words}</p>
      </Opened>
    )),
    over('actions', 'Dialog with something to decide', () => (
      <Opened title="Send the form without a file?" question>
        <p>{words}</p>
      </Opened>
    )),
    over('long', 'Dialog with more than the screen holds', () => (
      <Opened title="How your data are treated, and whom you can ask about them" question>
        <Stack>
          {Array.from({ length: 12 }, (_, key) => (
            <p key={key}>{words}</p>
          ))}
        </Stack>
      </Opened>
    )),
    over('sheet', 'Sheet: from below on a phone, at the side on a wide screen', () => (
      <Opened title="Filter" variant="sheet" question>
        {choices}
      </Opened>
    )),
    over('overlay', 'Overlay that begins in its field', () => <Search />),
  ],
};
