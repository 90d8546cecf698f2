export { MapPin, type MapPinTone } from './MapPin.tsx';
