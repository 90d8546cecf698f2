const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function word(index: number, length: number) {
  let text = '';
  for (let i = 0, rest = index; i < length; i++, rest = Math.floor(rest / letters.length)) {
    text = (letters[rest % letters.length] ?? 'A') + text;
  }
  return text;
}

const marks: Record<string, (index: number, icao: string) => string> = {
  CO: (i) => `HK-${5000 + i}`,
  US: (i, icao) => `N${200 + i}${icao.slice(0, 2)}`,
  CA: (i) => `C-F${word(i, 3)}`,
  MX: (i) => `XA-${word(i, 3)}`,
  PA: (i, icao) => `HP-${1500 + i}${icao}`,
  CL: (i) => `CC-B${word(i, 2)}`,
  AR: (i) => `LV-${word(i, 3)}`,
  BR: (i) => `PR-${word(i, 3)}`,
  ES: (i) => `EC-N${word(i, 2)}`,
  FR: (i) => `F-GS${word(i, 2)}`,
  NL: (i) => `PH-BH${word(i, 1)}`,
  DE: (i) => `D-AI${word(i, 2)}`,
  CH: (i) => `HB-JM${word(i, 1)}`,
  TR: (i) => `TC-L${word(i, 2)}`,
  AE: (i) => `A6-E${word(i, 2)}`,
  DO: (i) => `HI${1100 + i}`,
  VE: (i) => `YV${2900 + i}`,
  BO: (i) => `CP-${3100 + i}`,
  LU: (i) => `LX-V${word(i, 2)}`,
};

/** An invented registration in the form that the airline's country uses; another index gives another one. */
export function registrationMark(country: string, icao: string, index: number) {
  return marks[country]?.(index, icao) ?? `HK-${5000 + index}`;
}
