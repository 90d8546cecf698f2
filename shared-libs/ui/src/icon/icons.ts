/**
 * The pictograms: one path each on a 24 grid, stroked 2 wide. Each is a constant of its own, so that a page carries
 * the ones it draws: `<Icon icon={clockIcon} />`.
 */
export type Pictogram = `M${string}`;

// From Tabler Icons 3.51 (https://tabler.io/icons), copyright (c) 2020-2026 Paweł Kuna, MIT licence: the notice is in
// this package's LICENSE-ICONS.md.

export const planeDepartureIcon =
  'M14.639 10.258l4.83-1.294a2 2 0 1 1 1.035 3.863l-14.489 3.883l-4.45-5.02l2.897-.776l2.45 1.414l2.897-.776l-3.743-6.244l2.898-.777l5.675 5.727M3 21h18';
export const planeArrivalIcon =
  'M15.157 11.81l4.83 1.295a2 2 0 1 1-1.036 3.863l-14.489-3.882l-1.345-6.572l2.898 .776l1.414 2.45l2.898 .776l-.12-7.279l2.898 .777l2.052 7.797M3 21h18';
export const transferIcon = 'M20 10h-16l5.5-6M4 14h16l-5.5 6';
export const mapIcon = 'M3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3v-13M9 4v13M15 7v13';
export const restaurantIcon =
  'M19 3v12h-5c-.023-3.681 .184-7.406 5-12m0 12v6h-1v-3m-10-14v17m-3-17v3a3 3 0 1 0 6 0v-3';
export const shopIcon =
  'M6.331 8h11.339a2 2 0 0 1 1.977 2.304l-1.255 8.152a3 3 0 0 1-2.966 2.544h-6.852a3 3 0 0 1-2.965-2.544l-1.255-8.152a2 2 0 0 1 1.977-2.304M9 11v-5a3 3 0 0 1 6 0v5';
export const parkingIcon =
  'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14M10 16v-8h2.667c.736 0 1.333 .895 1.333 2s-.597 2-1.333 2h-2.667';
export const searchIcon = 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6';
export const menuIcon = 'M4 6l16 0M4 12l16 0M4 18l16 0';
export const closeIcon = 'M18 6l-12 12M6 6l12 12';
export const chevronDownIcon = 'M6 9l6 6l6-6';
export const chevronRightIcon = 'M9 6l6 6l-6 6';
export const languageIcon =
  'M9 6.371c0 4.418-2.239 6.629-5 6.629M4 6.371h7M5 9c0 2.144 2.252 3.908 6 4M12 20l4-9l4 9M19.1 18h-6.2M6.694 3l.793 .582';
export const alertIcon =
  'M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01';
export const infoIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1';
export const checkIcon = 'M5 12l5 5l10-10';
export const clockIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3';
export const bagIcon =
  'M6 8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2l0-10M9 6v-1a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v1M6 10h12M6 16h12M9 20v1M15 20v1';
export const petsIcon =
  'M14.7 13.5c-1.1-2-1.441-2.5-2.7-2.5c-1.259 0-1.736 .755-2.836 2.747c-.942 1.703-2.846 1.845-3.321 3.291c-.097 .265-.145 .677-.143 .962c0 1.176 .787 2 1.8 2c1.259 0 3-1 4.5-1s3.241 1 4.5 1c1.013 0 1.8-.823 1.8-2c0-.285-.049-.697-.146-.962c-.475-1.451-2.512-1.835-3.454-3.538M20.188 8.082a1.039 1.039 0 0 0-.406-.082h-.015c-.735 .012-1.56 .75-1.993 1.866c-.519 1.335-.28 2.7 .538 3.052c.129 .055 .267 .082 .406 .082c.739 0 1.575-.742 2.011-1.866c.516-1.335 .273-2.7-.54-3.052l-.001 0M9.474 9c.055 0 .109 0 .163-.011c.944-.128 1.533-1.346 1.32-2.722c-.203-1.297-1.047-2.267-1.932-2.267c-.055 0-.109 0-.163 .011c-.944 .128-1.533 1.346-1.32 2.722c.204 1.293 1.048 2.267 1.933 2.267M16.456 6.733c.214-1.376-.375-2.594-1.32-2.722a1.164 1.164 0 0 0-.162-.011c-.885 0-1.728 .97-1.93 2.267c-.214 1.376 .375 2.594 1.32 2.722c.054 .007 .108 .011 .162 .011c.885 0 1.73-.974 1.93-2.267M5.69 12.918c.816-.352 1.054-1.719 .536-3.052c-.436-1.124-1.271-1.866-2.009-1.866c-.14 0-.277 .027-.407 .082c-.816 .352-1.054 1.719-.536 3.052c.436 1.124 1.271 1.866 2.009 1.866c.14 0 .277-.027 .407-.082';
export const wifiIcon =
  'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a8 8 0 0 1 11.314 0M3.515 9.515c4.686-4.687 12.284-4.687 17 0';
export const busIcon =
  'M4 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M16 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 17h-2v-11a1 1 0 0 1 1-1h14a5 7 0 0 1 5 7v5h-2m-4 0h-8M16 5l1.5 7l4.5 0M2 10l15 0M7 5l0 5M12 5l0 5';
export const phoneIcon =
  'M5 4h4l2 5l-2.5 1.5a11 11 0 0 0 5 5l1.5-2.5l5 2v4a2 2 0 0 1-2 2a16 16 0 0 1-15-15a2 2 0 0 1 2-2';
export const mailIcon =
  'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10M3 7l9 6l9-6';
export const leafIcon =
  'M5 21c.5-4.5 2.5-8 7-10M9 18c6.218 0 10.5-3.288 11-12v-2h-4.014c-9 0-11.986 4-12 9c0 1 0 3 2 5h3l.014 0';
export const buildingIcon =
  'M3 21l18 0M9 8l1 0M9 12l1 0M9 16l1 0M14 8l1 0M14 12l1 0M14 16l1 0M5 21v-16a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16';
export const cargoIcon =
  'M12 3l8 4.5l0 9l-8 4.5l-8-4.5l0-9l8-4.5M12 12l8-4.5M12 12l0 9M12 12l-8-4.5M16 5.25l-8 4.5';
export const starIcon =
  'M12 17.75l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873l-6.158-3.245';
export const externalIcon =
  'M12 6h-6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M11 13l9-9M15 4h5v5';
export const calendarIcon =
  'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16';
export const userIcon = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2';
export const moneyIcon =
  'M7 15h-3a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M7 10a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1l0-8M12 14a2 2 0 1 0 4 0a2 2 0 0 0-4 0';
export const bedIcon =
  'M5 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M22 17v-3h-20M2 8v9M12 14h10v-2a3 3 0 0 0-3-3h-7v5';
export const familyIcon =
  'M5 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 22v-5l-1-1v-4a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4l-1 1v5M15 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 22v-4h-2l2-6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1l2 6h-2v4';
export const documentIcon =
  'M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M9 9l1 0M9 13l6 0M9 17l6 0';
export const newsIcon =
  'M16 6h3a1 1 0 0 1 1 1v11a2 2 0 0 1-4 0v-13a1 1 0 0 0-1-1h-10a1 1 0 0 0-1 1v12a3 3 0 0 0 3 3h11M8 8l4 0M8 12l4 0M8 16l4 0';
export const arrowLeftIcon = 'M5 12l14 0M5 12l6 6M5 12l6-6';
export const offlineIcon =
  'M12 18l.01 0M9.172 15.172a4 4 0 0 1 5.656 0M6.343 12.343a7.963 7.963 0 0 1 3.864-2.14m4.163 .155a7.965 7.965 0 0 1 3.287 2M3.515 9.515a12 12 0 0 1 3.544-2.455m3.101-.92a12 12 0 0 1 10.325 3.374M3 3l18 18';

// Our own, drawn to match.

export const queueIcon =
  'M5.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M15.5 6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M4 20v-6a3 3 0 0 1 6 0v6M14 20v-6a3 3 0 0 1 6 0v6';
export const taxiIcon =
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17h-2v-5l2.5-5h13l2.5 5v5h-2M15 17h-6M3 12h18M9 7v-3h6v3';
export const accessibilityIcon =
  'M10.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M4.5 8.5l7.5 1l7.5-1M12 9.5v5M12 14.5l-3.5 6.5M12 14.5l3.5 6.5';
export const passportIcon =
  'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 17h6';
export const medicalIcon = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 8v8M8 12h8';
export const chevronLeftIcon = 'M15 6l-6 6l6 6';
export const chevronUpIcon = 'M6 15l6-6l6 6';
export const arrowRightIcon = 'M5 12h14M13 6l6 6l-6 6';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const playIcon = 'M8 5l11 7l-11 7z';
export const pauseIcon = 'M8 5v14M16 5v14';
export const refreshIcon = 'M20 12a8 8 0 1 1-2.3-5.7l2.3 2.2M20 4v4.5h-4.5';
export const downloadIcon = 'M12 4v12M7 11l5 5l5-5M4 20h16';
export const uploadIcon = 'M12 16v-12M7 9l5-5l5 5M4 20h16';
export const shareIcon =
  'M15.5 5.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M3.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M15.5 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1';
export const printIcon =
  'M7 9v-6h10v6M7 17h-2a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2M7 14h10v7h-10z';
export const copyIcon =
  'M10 8h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M16 8v-3a2 2 0 0 0-2-2h-9a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h3';
export const bellIcon = 'M4 18l2-2.5v-4.5a6 6 0 0 1 12 0v4.5l2 2.5zM10 21h4M12 3v2';
export const filterIcon = 'M4 6h16M7 12h10M10 18h4';
export const globeIcon =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3a13 13 0 0 1 0 18a13 13 0 0 1 0-18';
export const helpIcon =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2a1.9 1.9 0 0 0-1.1 1.8M12 17h.01';
export const chatIcon =
  'M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4h-1a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M8 9h8M8 13h5';
export const sunIcon =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4';
export const moonIcon = 'M20 14.5a8.5 8.5 0 1 1-10.5-10.5a7.6 7.6 0 0 0 10.5 10.5';
export const cloudIcon = 'M7 18.5a4 4 0 0 1 0-8a5 5 0 0 1 9.6-1.2a4.65 4.65 0 0 1 .9 9.2z';
export const sunCloudIcon =
  'M8.5 19a3.5 3.5 0 0 1 0-7a4.5 4.5 0 0 1 8.6-1a4.05 4.05 0 0 1 .9 8zM5 12.5a4.5 4.5 0 0 1 6.5-5.6M9 1.5v1.5M2.7 4.4l1.1 1M1.5 10.5h1.5M15.4 4.4l-1.1 1';
export const rainIcon =
  'M7 15a4 4 0 0 1 0-8a5 5 0 0 1 9.6-1.2a4.65 4.65 0 0 1 .9 9.2zM8 18.5v2.5M12 18.5v2.5M16 18.5v2.5';
export const stormIcon =
  'M6.5 14.8a4 4 0 0 1 .5-7.8a5 5 0 0 1 9.6-1.2a4.65 4.65 0 0 1 1 9.2M13 12l-3 4.5h4l-3 4.5';
export const fogIcon =
  'M3.4 12.7a4 4 0 0 1 3.6-5.7a5 5 0 0 1 9.6-1.2a4.65 4.65 0 0 1 4.6 6.8M3 17h18M6 21h12';
export const windIcon =
  'M3 8h10.5a2.75 2.75 0 1 0-2.75-2.75M3 12.5h15a3 3 0 1 0-3-3M3 17h9.5a2.25 2.25 0 1 1-2.25 2.25';
export const thermometerIcon = 'M9 12.6v-7.6a3 3 0 0 1 6 0v7.6a4.5 4.5 0 1 1-6 0M12 10v6';
export const locationIcon =
  'M12 21c-4-4.2-7-7.6-7-11a7 7 0 0 1 14 0c0 3.4-3 6.8-7 11M9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0';
export const routeIcon =
  'M3 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 19h8.5a3.5 3.5 0 0 0 0-7h-7a3.5 3.5 0 0 1 0-7h8.5';
export const walkingIcon =
  'M11.5 3.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M12.5 8l-2 6.5l3.5 3v5M10.5 14.5l-1 3.5l-3.5 4M7 13.5l1-4l4.5-1.5l2 3.5l3.5 1.5';
export const stairsIcon = 'M3 20h5v-5h4.5v-5h4.5v-5h4';
export const elevatorIcon =
  'M6 3h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2M9 10l3-3l3 3M9 14l3 3l3-3';
export const toiletsIcon =
  'M5 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M16 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M12 3v18M4 9h5v6h-5zM6.5 15v6M17.5 9l-3 6.5h6zM17.5 15.5v5.5';
export const gateIcon = 'M6 21v-16a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16M3 21h18M14 12h.01';
export const suitcaseIcon =
  'M5 8h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M9 8v-3a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v3M8 8v13M16 8v13';
export const shieldIcon = 'M12 3l8 3v5.5c0 4.5-3.2 7.9-8 9.5c-4.8-1.6-8-5-8-9.5v-5.5zM9 12l2 2l4-4';
export const offerIcon =
  'M3 5a2 2 0 0 1 2-2h6.2a2 2 0 0 1 1.4.6l7.8 7.8a2 2 0 0 1 0 2.8l-6.2 6.2a2 2 0 0 1-2.8 0l-7.8-7.8a2 2 0 0 1-.6-1.4zM7.5 7.5h.01';
export const coffeeIcon =
  'M4 9h12v6a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zM16 10h2a2.5 2.5 0 0 1 0 5h-2M8 3v3M12 3v3';
export const carIcon =
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17h-2v-5l2.5-5h13l2.5 5v5h-2M15 17h-6M3 12h18';
