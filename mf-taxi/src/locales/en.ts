import type es from './es.ts';

const en: Record<keyof typeof es, string> = {
  retry: 'Try again',

  'fare.title': 'Work out your fare',
  'fare.lead': 'Know the price before you get in. You do not need to sign in.',
  'fare.submit': 'Work out the fare',
  'fare.waiting':
    'Tell us where you are going or coming from and we show you the price, line by line.',
  'fare.toBookings': 'See my taxi bookings',
  'fare.failure': 'We could not work out the fare',
  'fare.failureText': 'Check your connection and try again. What you typed is still in the form.',
  'fare.route.from': 'From the airport to {{place}}',
  'fare.route.to': 'From {{place}} to the airport',
  'fare.when': '{{date}}, {{time}} · about {{km}} km by road',
  'fare.range': 'Between {{min}} and {{max}}',
  'fare.why':
    'The lower price is without waiting. The higher one includes the usual waiting in traffic.',
  'fare.lines': 'How it is worked out',
  'fare.item': 'Item',
  'fare.count': 'Calculation',
  'fare.amount': 'Amount',
  'fare.total': 'Total without waiting',
  'fare.rounded': 'Totals are rounded to {{cop}}.',
  'fare.decree': '{{decree}}, in force since {{day}}.',
  'fare.source': 'Source:',
  'fare.readOn': 'read on {{day}}.',

  'field.direction': 'Ride',
  'direction.from': 'From the airport',
  'direction.to': 'To the airport',
  'field.place': 'Place in the city',
  'field.placeHint': 'A neighbourhood, a hotel area, a shopping centre or the bus terminal',
  'field.at': 'Date and time',
  'field.atHint': 'Bogotá time. Leave it empty to leave now.',
  'field.vehicle': 'Type of taxi',
  'vehicle.standard': 'Standard',
  'vehicle.quality': 'With quality factor',
  'field.doorToDoor': 'I order it by phone or app (door to door)',

  'error.title': 'Check these details',
  'error.place.required': 'Enter the place in the city',
  'error.place.unknown': 'We do not know “{{place}}”. Choose a place from the list or one nearby.',
  'error.place.several': '“{{place}}” could be more than one place. Choose one.',
  'error.at': 'Enter a valid date and time, or leave the field empty',

  'line.start': 'Starting charge',
  'line.units': 'Distance, in units of {{metres}} m',
  'line.airport': 'Airport surcharge',
  'line.night-holiday': 'Night, Sunday or public holiday surcharge',
  'line.door-to-door': 'Door-to-door service',
  'line.minimum': 'Adjustment to the minimum fare',

  'session.checking': 'Looking for your session in this browser.',
  'session.script':
    'To see your bookings, turn on JavaScript: your session is kept in this browser only.',
  'session.needed': 'Sign in to see your bookings',
  'session.explained':
    'Bookings are made and viewed with your mobile number and a verification code. Nobody is signed in on this browser.',
  'session.toTaxis': 'Go to the taxi page',
  'session.user': 'Signed in as {{name}}',
  'session.logOut': 'Log out',

  'bookings.active': 'Active bookings',
  'bookings.noneActive': 'You have no active bookings',
  'bookings.history': 'History',
  'bookings.noneHistory': 'The rides you have taken appear here.',
  'bookings.failure': 'We could not load your bookings',
  'bookings.failureText': 'Your bookings are safe. Check your connection and try again.',

  'booking.number': 'Booking {{number}}',
  'booking.when': '{{date}}, {{time}}',
  'booking.route': 'From {{origin}} to {{destination}}',
  'booking.status.nueva': 'New',
  'booking.status.confirmada': 'Confirmed',
  'booking.status.cumplida': 'Completed',
  'booking.plate': 'Look for the plate',
  'booking.vehicle': 'Vehicle',
  'booking.driver': 'Driver',
  'booking.persons': 'People',
  'booking.bags': 'Bags',
  'booking.payment': 'Payment',
  'booking.payment.cash': 'Cash',
  'booking.payment.card-terminal': 'Card terminal',
  'booking.price': 'Price',
};

export default en;
