import type { RightsWords } from './rightsWords.ts';

export const en: RightsWords = {
  form: {
    title: 'What does the airline owe you?',
    flight: 'Flight number',
    flightHint:
      'For example, AV 8523. We take its delay and the cause from our flight information.',
    show: 'See my rights',
    notFound:
      'We found no such flight for these days. Check the number, or answer the questions below.',
    without: 'No flight number, or the flight is over',
    problem: 'What happened?',
    delay: 'My flight is late',
    cancelled: 'My flight was cancelled',
    overbooked: 'The flight was full and I was left behind',
    hours: 'Hours of waiting, or those announced',
    cause: 'What was the cause?',
    unknown: 'Nobody has told me',
    airline: 'The airline: aircraft, crew, operation',
    other: 'The weather or other force majeure',
    night: 'The wait goes past 22:00 and I do not live in Bogotá',
  },
  titles: {
    none: ({ flight }) => `No delay announced for ${flight}`,
    delay: ({ flight, delay }) => (flight ? `${flight}: ${delay} late` : `A delay of ${delay}`),
    cancelled: ({ flight }) => (flight ? `${flight} is cancelled` : 'Flight cancelled'),
    overbooked: () => 'You were left without a seat',
    other: ({ flight }) => `As far as we know, RAC 3 does not cover ${flight}`,
  },
  leads: {
    none: 'If it is delayed and the airline is at fault, this is what you are owed.',
    airline: 'The airline is the cause: it owes you what is ticked.',
    unknown:
      'Ask for the cause and have it written down: if it is the airline’s, it owes you what is ticked.',
    other:
      'The airline is not the cause. If you have not travelled yet, you can ask for all your money back, without penalty. If your trip had begun, it must take you to your destination by the fastest means, or refund the part you did not fly, with reasonable meals and lodging.',
    notCovered: ({ airline }) =>
      `Colombia’s rules govern passenger flights that leave from an airport in the country. Ask ${airline} which rules apply to yours.`,
    overbooked: ({ share }) =>
      `It must take you on its next flight or, failing that, on another airline’s, and pay you ${share} of the price of that leg. While you wait, you are owed what is ticked.`,
    cancelled: ({ share }) =>
      `If it does not give you your money back, it owes you lodging and transfers, at least ${share} of the price of that leg and, while you wait, what is ticked.`,
  },
  steps: {
    refreshment: () => 'A refreshment and a phone call',
    meal: () => 'A meal, depending on the hour',
    compensation: ({ percent }) =>
      `At least ${percent}% of the price of that leg, in cash; in tickets, vouchers or miles only if you agree`,
    lodging: ({ time }) =>
      `Lodging and transfers, if the wait goes past ${time} and you are not where you live`,
  },
  from: ({ delay }) => `From ${delay}`,
  over: ({ delay }) => `Over ${delay}`,
  due: 'You are owed this',
  dueIf: 'You are owed this if it is the airline’s fault',
  claimTitle: 'Where to claim',
  claim: ({ term }) => [
    `First to the airline: it has ${term} to answer you.`,
    'If it does not answer or you disagree, to the Superintendencia de Transporte, the authority over airlines.',
  ],
  letterTitle: 'A letter to the airline',
  letterHint: 'Change what is in brackets. What you type does not leave this page.',
  letterLabel: 'Text of the letter',
  letterMail: 'Open in my e-mail',
  source: ({ source, date }) => `Source: ${source}, read on ${date}.`,
  demo: 'The delay of this flight comes from this site’s demonstration, not from the airport’s operation.',
  letter: {
    subject: ({ what, flight }) => `Claim for the ${what} of flight ${flight}`,
    what: { delay: 'delay', cancelled: 'cancellation', overbooked: 'overbooking' },
    flight: '[flight number]',
    airline: '[airline]',
    day: '[date]',
    time: '[time]',
    ends: '[origin] – [destination]',
    opening: ({ airline }) => `To ${airline}`,
    who: ({ flight, ends, day, time }) =>
      `I, [full name], holder of [document], with booking [code], claim for flight ${flight}, ${ends}, scheduled for ${day} at ${time}.`,
    happened: {
      delay: ({ delay }) => `The flight was ${delay} late.`,
      cancelled: () => 'The flight was cancelled.',
      overbooked: () =>
        'I held a confirmed booking and could not travel because more seats were sold than the flight had.',
    },
    cause: {
      airline: 'The cause given is the airline’s.',
      unknown: 'I have not been told the cause in writing, and ask for it.',
      other: 'The cause given is outside the airline’s control.',
    },
    ask: 'Under the Reglamento Aeronáutico de Colombia, RAC 3, I ask for:',
    refund: 'a refund of all that I paid, without penalty',
    unusedRefund: 'a refund of what I paid',
    lodging: 'lodging and transfers',
    share: ({ share }) => `at least ${share} of the price of that leg`,
    next: 'transport on the next flight or on another airline',
    receipts: '[I enclose the receipts of what I paid while I waited.]',
    answer: ({ term }) => `I expect your answer within ${term}, at [e-mail and phone].`,
    closing: 'Yours faithfully,\n[full name]',
  },
};
