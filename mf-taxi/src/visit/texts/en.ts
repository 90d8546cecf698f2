import type { VisitTexts } from './es.ts';

const en: VisitTexts = {
  titleTrip: 'Book your taxi',
  titlePhone: 'Sign in with your mobile',
  titleCode: 'Enter the code',
  titleDetails: 'Who is travelling',
  titleReview: 'Check and book',
  titleDone: 'Your booking was successful',
  titleBookings: 'My taxi bookings',
  titleData: 'My taxi service data',
  titleGone: 'This page is no longer available',
  lead: 'Step by step, at a regulated fare. What you enter is kept for a day on our server.',
  choose: 'Choose a place',
  flightFromAirport: 'A flight is needed only for rides from the airport. Leave that field empty.',
  wait: 'Many requests are coming from your network. Wait a minute and press the button again; your number is still here.',
  session:
    'Your session lasts 30 minutes. Do not share the address of this page: whoever has it can see your bookings until you sign out.',
  gone: 'What you enter is kept for a day, and the address changes when you sign in or out.',
  restart: 'Start again',
  signedOut: 'You have signed out.',
  deleted: 'We deleted your data.',
  cancelled: 'We cancelled the booking. You pay nothing.',
};

export default en;
