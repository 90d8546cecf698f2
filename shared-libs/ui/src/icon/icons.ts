/**
 * The pictograms: one path each on a 24 grid, stroked 2 wide. Each is a file of its own, so that a page carries
 * the ones it draws: `<Icon icon={clockIcon} />`.
 */
export type Pictogram = `M${string}`;

// From Tabler Icons 3.51 (https://tabler.io/icons), copyright (c) 2020-2026 Paweł Kuna, MIT licence: the notice is in
// this package's LICENSE-ICONS.md.

export { planeDepartureIcon } from './glyphs/planeDeparture.ts';
export { planeArrivalIcon } from './glyphs/planeArrival.ts';
export { transferIcon } from './glyphs/transfer.ts';
export { mapIcon } from './glyphs/map.ts';
export { restaurantIcon } from './glyphs/restaurant.ts';
export { shopIcon } from './glyphs/shop.ts';
export { parkingIcon } from './glyphs/parking.ts';
export { searchIcon } from './glyphs/search.ts';
export { menuIcon } from './glyphs/menu.ts';
export { closeIcon } from './glyphs/close.ts';
export { chevronDownIcon } from './glyphs/chevronDown.ts';
export { chevronRightIcon } from './glyphs/chevronRight.ts';
export { languageIcon } from './glyphs/language.ts';
export { alertIcon } from './glyphs/alert.ts';
export { infoIcon } from './glyphs/info.ts';
export { checkIcon } from './glyphs/check.ts';
export { clockIcon } from './glyphs/clock.ts';
export { bagIcon } from './glyphs/bag.ts';
export { petsIcon } from './glyphs/pets.ts';
export { wifiIcon } from './glyphs/wifi.ts';
export { busIcon } from './glyphs/bus.ts';
export { phoneIcon } from './glyphs/phone.ts';
export { mailIcon } from './glyphs/mail.ts';
export { leafIcon } from './glyphs/leaf.ts';
export { buildingIcon } from './glyphs/building.ts';
export { cargoIcon } from './glyphs/cargo.ts';
export { starIcon } from './glyphs/star.ts';
export { externalIcon } from './glyphs/external.ts';
export { calendarIcon } from './glyphs/calendar.ts';
export { userIcon } from './glyphs/user.ts';
export { moneyIcon } from './glyphs/money.ts';
export { bedIcon } from './glyphs/bed.ts';
export { familyIcon } from './glyphs/family.ts';
export { documentIcon } from './glyphs/document.ts';
export { newsIcon } from './glyphs/news.ts';
export { arrowLeftIcon } from './glyphs/arrowLeft.ts';
export { offlineIcon } from './glyphs/offline.ts';

// Our own, drawn to match.

export { queueIcon } from './glyphs/queue.ts';
export { taxiIcon } from './glyphs/taxi.ts';
export { accessibilityIcon } from './glyphs/accessibility.ts';
export { passportIcon } from './glyphs/passport.ts';
export { medicalIcon } from './glyphs/medical.ts';
export { chevronLeftIcon } from './glyphs/chevronLeft.ts';
export { chevronUpIcon } from './glyphs/chevronUp.ts';
export { arrowRightIcon } from './glyphs/arrowRight.ts';
export { plusIcon } from './glyphs/plus.ts';
export { minusIcon } from './glyphs/minus.ts';
export { playIcon } from './glyphs/play.ts';
export { pauseIcon } from './glyphs/pause.ts';
export { refreshIcon } from './glyphs/refresh.ts';
export { downloadIcon } from './glyphs/download.ts';
export { uploadIcon } from './glyphs/upload.ts';
export { shareIcon } from './glyphs/share.ts';
export { printIcon } from './glyphs/print.ts';
export { copyIcon } from './glyphs/copy.ts';
export { bellIcon } from './glyphs/bell.ts';
export { filterIcon } from './glyphs/filter.ts';
export { globeIcon } from './glyphs/globe.ts';
export { helpIcon } from './glyphs/help.ts';
export { chatIcon } from './glyphs/chat.ts';
export { sunIcon } from './glyphs/sun.ts';
export { moonIcon } from './glyphs/moon.ts';
export { cloudIcon } from './glyphs/cloud.ts';
export { sunCloudIcon } from './glyphs/sunCloud.ts';
export { rainIcon } from './glyphs/rain.ts';
export { stormIcon } from './glyphs/storm.ts';
export { fogIcon } from './glyphs/fog.ts';
export { windIcon } from './glyphs/wind.ts';
export { thermometerIcon } from './glyphs/thermometer.ts';
export { locationIcon } from './glyphs/location.ts';
export { routeIcon } from './glyphs/route.ts';
export { walkingIcon } from './glyphs/walking.ts';
export { stairsIcon } from './glyphs/stairs.ts';
export { elevatorIcon } from './glyphs/elevator.ts';
export { toiletsIcon } from './glyphs/toilets.ts';
export { gateIcon } from './glyphs/gate.ts';
export { suitcaseIcon } from './glyphs/suitcase.ts';
export { shieldIcon } from './glyphs/shield.ts';
export { offerIcon } from './glyphs/offer.ts';
export { coffeeIcon } from './glyphs/coffee.ts';
export { carIcon } from './glyphs/car.ts';
export { escalatorIcon } from './glyphs/escalator.ts';
export { waterIcon } from './glyphs/water.ts';
export { prayerIcon } from './glyphs/prayer.ts';
export { babyCareIcon } from './glyphs/babyCare.ts';
export { chargingIcon } from './glyphs/charging.ts';
export { baggageBeltIcon } from './glyphs/baggageBelt.ts';
export { trolleyIcon } from './glyphs/trolley.ts';
export { fullScreenIcon } from './glyphs/fullScreen.ts';
