import type es from './es.ts';

const en: typeof es = {
  title: 'Search El Dorado',
  label: 'What are you looking for?',
  hint: 'Flight, city, shop or service',
  submit: 'Search',
  clear: 'Clear what you typed',
  close: 'Close search',
  keys: 'Arrows to choose, Enter to open, Esc to close',
  recent: 'Recent searches',
  forget: (query) => `Remove “${query}” from recent searches`,
  popular: { page: 'Most wanted', place: 'Popular destinations' },
  group: {
    flight: 'Flights today and tomorrow',
    place: 'Destinations and airlines',
    page: 'Pages and services',
    establishment: 'Shops, restaurants and more',
  },
  said: 'Answer',
  results: 'Results',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  resultsOf: (query) => `Results for “${query}”`,
  all: (query) => `See all results for “${query}”`,
  shown: (shown, total) => `You see ${shown} of ${total}. Type more to narrow them down.`,
  searching: 'Searching',
  none: 'No results',
  noneText: (query) => `Nothing matches “${query}”. Try another word, or go on from here.`,
  flights: 'See all flights',
  contact: 'Write to us',
  call: 'Call the help line',
  chat: 'Open the chat',
  allPages: 'All pages',
  failed: 'We could not load the search',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  offline:
    'You are offline. You can search pages, shops and destinations; flights need a connection.',
  flightsFailed: 'We could not search flights just now. Everything else is here.',
};

export default en;
