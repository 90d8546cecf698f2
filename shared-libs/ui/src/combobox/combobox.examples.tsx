import { useEffect, useRef, useState } from 'react';
import type { GalleryExample, GalleryPage } from '../examples/galleryPage.ts';
import { busIcon, planeDepartureIcon, restaurantIcon, taxiIcon } from '../icon/icons.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { Suggestion } from './suggestion.ts';

const cities: Suggestion[] = [
  ['CTG', 'Cartagena'],
  ['CLO', 'Cali'],
  ['MAD', 'Madrid'],
  ['MDE', 'Medellín'],
  ['MIA', 'Miami'],
  ['MEX', 'Ciudad de México'],
  ['GRU', 'São Paulo'],
  ['SMR', 'Santa Marta'],
  ['SCL', 'Santiago de Chile'],
].map(([code = '', label = '']) => ({ id: code, label, detail: code }));

const places: Suggestion[] = [
  {
    id: '1',
    label: 'AV 84 to Madrid',
    detail: '14:05',
    group: 'Flights',
    icon: planeDepartureIcon,
  },
  {
    id: '2',
    label: 'IB 6740 to Madrid',
    detail: '21:40',
    group: 'Flights',
    icon: planeDepartureIcon,
  },
  {
    id: '3',
    label: 'Mercado de la Sabana',
    detail: 'Area 3',
    group: 'Places',
    icon: restaurantIcon,
  },
  { id: '4', label: 'White taxis', group: 'Services', icon: taxiIcon },
  { id: '5', label: 'Bus to the city', group: 'Services', icon: busIcon },
];

type Props = Partial<ComboboxProps<Suggestion>> & { name: string };

/** Keeps the words, and suggests what contains them. */
function Search({ suggestions = cities, value = '', ...props }: Props) {
  const [text, setText] = useState(value);
  const typed = text.trim().toLowerCase();
  return (
    <Combobox
      label="Destination or flight"
      countText={(count) => (count === 1 ? '1 suggestion' : `${count} suggestions`)}
      emptyText="Nothing begins like this. Search anyway with Enter."
      {...props}
      value={text}
      onChange={setText}
      suggestions={suggestions.filter(({ label }) => label.toLowerCase().includes(typed))}
      onChoose={() => undefined}
    />
  );
}

function Opened(props: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.click(), []);
  return <Search {...props} inputProps={{ ...props.inputProps, ref: input }} />;
}

const closed = (title: string, props: Props): GalleryExample => ({
  name: props.name,
  title,
  render: () => <Search {...props} />,
});
const open = (title: string, props: Props): GalleryExample => ({
  name: props.name,
  title,
  render: () => <Opened {...props} />,
  frame: 'screen',
});

export const gallery: GalleryPage = {
  name: 'combobox',
  title: 'Combobox',
  when: 'A text field that suggests while one types and takes any words: a flight, a destination, the search of the site. Arrows, Home, End, Enter and Escape work as everywhere; how many suggestions there are is said aloud.',
  whenNot:
    'When only what is listed can be chosen, it is a SelectField; up to five options are a RadioGroup. A filter over a list in sight is a TextField.',
  examples: [
    closed('Combobox', { name: 'plain' }),
    closed('With a hint, filled in', {
      name: 'hint',
      value: 'Madrid',
      hint: 'For example Madrid, or AV 84',
    }),
    closed('With a fault', { name: 'fault', error: 'Write a city or the number of a flight' }),
    closed('Optional, as a search field', {
      name: 'optional',
      optional: true,
      inputProps: { type: 'search', placeholder: 'Medellín', enterKeyHint: 'search' },
    }),
    open('Open', { name: 'open' }),
    open('Open, in groups', { name: 'groups', suggestions: places }),
    open('Newer suggestions on their way', { name: 'busy', value: 'ma', busy: true }),
    open('Nothing found', { name: 'empty', value: 'xyz' }),
    open('Long words', {
      name: 'long',
      label: 'Destination, flight, shop, restaurant, service or anything else you look for',
      suggestions: [
        {
          id: '1',
          label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          detail: 'Wales, with a stop in Madrid and another one in London',
        },
        ...cities,
      ],
    }),
  ],
};
