export {
  boardLimits,
  isWithinLimits,
  limitedFlight,
  type BoardLimits,
  type LimitedFlight,
} from './flight/boardLimits.ts';
export { cleanEmail, isEmail } from './email.ts';
export { flightId, isFlightAddress, nameInAddress } from './flight/flightId.ts';
export { flightKey, readFlightKey } from './flight/flightKey.ts';
export {
  airlineCode,
  formatFlightName,
  parseFlightName,
  type FlightName,
} from './flight/flightName.ts';
export { parseFlightNumber } from './flight/flightNumber.ts';
export { flightKeys, flightText } from './flight/flightText.ts';
export {
  bookingLimits,
  contactLimits,
  longestFlightName,
  longestMobile,
  longestVersion,
  newsletterLimits,
} from './lengths.ts';
export { cleanPhone, isPhone } from './phone.ts';
export { daysAhead, noticeMinutes, pickupFault, type PickupFault } from './pickup.ts';
export { fewest, rideFault, vehicleLimits, type RideFault } from './ride.ts';
export { isTerminal } from './terminal.ts';
export { cleanText, isOneLine } from './typedText.ts';
