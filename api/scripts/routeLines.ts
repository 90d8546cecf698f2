/** A line that an airline flies from Bogotá: how many rotations on the days it runs, and with which aircraft. */
export interface Line {
  airline: string;
  to: string;
  rotations: number;
  aircraft: string;
  /** The aircraft sleeps in Bogotá: it leaves first and comes back. */
  based: boolean;
  /** ISO weekdays of the first leg; default all. */
  days?: string;
  /** Every year from MM-DD to MM-DD. */
  season?: [string, string];
  /** Minutes of the day in Bogotá in which the first leg is wanted. */
  window?: [number, number];
}

type Short = `${string} ${number}${string}`;

/** Reads `'MDE 20'` or `'ASU 1 135'`: destination, rotations, weekdays. */
function fly(airline: string, aircraft: string, based: boolean, legs: readonly Short[], more: Partial<Line> = {}): Line[] {
  return legs.map((leg) => {
    const [to = '', rotations, days] = leg.split(' ');
    return { airline, aircraft, based, to, rotations: Number(rotations), ...(days ? { days } : {}), ...more };
  });
}

const evening = { window: [1140, 1420] as [number, number] };
const night = { window: [1290, 1730] as [number, number] };

export const lines: readonly Line[] = [
  ...fly('AV', '32N', true, ['MDE 22', 'CLO 18', 'CTG 17', 'BAQ 11', 'SMR 8', 'ADZ 6', 'MTR 4', 'CUC 5']),
  ...fly('AV', '320', true, ['BGA 8', 'PEI 10', 'AXM 5', 'PSO 4', 'VUP 3', 'NVA 3', 'LET 2', 'EYP 3', 'RCH 2']),
  ...fly('AV', '32N', true, ['MIA 4', 'FLL 1', 'MCO 2', 'EWR 1', 'IAD 1', 'BOS 1', 'IAH 1', 'ORD 1 1357', 'DFW 1 246', 'TPA 1 146', 'YYZ 1', 'YUL 1 1357']),
  ...fly('AV', '320', true, ['MEX 4', 'CUN 3', 'MTY 1 135', 'PTY 3', 'SJO 2', 'GUA 2', 'SAL 2', 'SDQ 1', 'PUJ 2', 'SJU 1', 'AUA 1', 'CUR 1', 'HAV 1 2467', 'CCS 1', 'UIO 4', 'GYE 3', 'LIM 4', 'CUZ 1', 'LPB 1', 'VVI 1 1357', 'ASU 1 357', 'MAO 1 37', 'BSB 1 246', 'GIG 1', 'MVD 1 12457']),
  ...fly('AV', '788', true, ['JFK 2', 'LAX 1', 'SCL 2', 'EZE 2', 'GRU 2', 'MAD 3', 'BCN 1', 'LHR 1', 'CDG 1 1356'], { window: [420, 1400] }),
  ...fly('LA', '320', true, ['MDE 15', 'CLO 12', 'CTG 12', 'BAQ 6', 'SMR 5', 'BGA 5', 'PEI 5', 'CUC 3', 'ADZ 4', 'MTR 3', 'AXM 2', 'VUP 2', 'LET 1', 'EYP 1', 'PSO 2', 'NVA 1']),
  ...fly('LA', '32N', true, ['MIA 1', 'MCO 1', 'LIM 2', 'UIO 1', 'CUN 1 1357']),
  ...fly('LA', '789', false, ['SCL 2', 'GRU 2']),
  ...fly('P5', '738', true, ['CTG 2', 'MDE 1', 'SMR 2', 'ADZ 3', 'CLO 1', 'BAQ 1', 'CUN 2', 'PUJ 1', 'AUA 1 1356', 'CUR 1 247', 'SJO 1', 'GUA 1 146', 'NLU 1', 'HAV 1 37', 'LIM 1', 'UIO 1', 'BLB 2', 'CCS 1', 'SDQ 1 25']),
  ...fly('P5', '738', true, ['SMR 1', 'ADZ 1'], { season: ['12-10', '01-20'] }),
  ...fly('JA', '32N', true, ['MDE 6', 'CTG 4', 'CLO 3', 'SMR 3', 'BAQ 2', 'BGA 2', 'PEI 2', 'ADZ 2', 'MTR 1', 'CUC 1', 'LIM 1']),
  ...fly('9R', 'AT4', true, ['UIB 2', 'APO 2', 'AUC 1', 'FLA 2', 'PUU 1', 'TCO 1', 'VGZ 1', 'NQU 1', 'BSC 1', 'LMC 1 1357', 'RVE 1', 'TME 1 246', 'BUN 1', 'PPN 1', 'OCV 1', 'TLU 1', 'CZU 2', 'EJA 2', 'EOH 3', 'SJE 1'], { window: [300, 960] }),
  ...fly('9R', 'ER4', true, ['MVP 1 135', 'PCR 1 246', 'PDA 1 257', 'LET 1', 'IBE 1', 'AUC 1'], { window: [320, 900] }),
  ...fly('VE', 'AT7', true, ['EOH 6', 'IBE 3', 'NVA 3', 'MZL 4', 'EJA 3', 'PPN 2', 'EYP 4', 'AUC 1', 'FLA 1', 'VVC 2', 'CZU 1', 'UIB 2', 'APO 1', 'BGA 2', 'CUC 1'], { window: [300, 1140] }),
  ...fly('AA', '738', false, ['MIA 3', 'DFW 1']),
  ...fly('DL', '738', false, ['ATL 2', 'JFK 1 1356']),
  ...fly('UA', '7M9', false, ['IAH 2', 'EWR 1', 'IAD 1 257']),
  ...fly('B6', '32Q', false, ['FLL 2', 'MCO 1', 'JFK 1 146']),
  ...fly('AC', '7M8', false, ['YYZ 1', 'YUL 1 135']),
  ...fly('TS', '32Q', false, ['YUL 1 26']),
  ...fly('AM', '7M8', false, ['MEX 2']),
  ...fly('VB', '320', false, ['MEX 1', 'MTY 1 47']),
  ...fly('Y4', '32N', false, ['MEX 1', 'CUN 1']),
  ...fly('CM', '738', false, ['PTY 9']),
  ...fly('AR', '738', false, ['EZE 1']),
  ...fly('G3', '7M8', false, ['GRU 1 1357', 'BSB 1 26']),
  ...fly('IB', '359', false, ['MAD 3'], { window: [840, 1300] }),
  ...fly('UX', '789', false, ['MAD 1'], evening),
  ...fly('AF', '77W', false, ['CDG 1'], evening),
  ...fly('KL', '789', false, ['AMS 1 12457'], evening),
  ...fly('LH', '343', false, ['FRA 1'], evening),
  ...fly('LH', '359', false, ['MUC 1 35'], { window: [1080, 1300], season: ['03-28', '10-24'] }),
  ...fly('TK', '789', false, ['IST 1'], { window: [900, 1100] }),
  ...fly('EK', '77W', false, ['MIA 1'], { window: [960, 1140] }),
  ...fly('DM', '7M8', false, ['SDQ 1']),
  ...fly('PU', '332', false, ['MAD 1 257'], evening),
  ...fly('V0', 'E90', false, ['CCS 1 1357']),
  ...fly('OB', '738', false, ['VVI 1 246']),
  ...fly('WK', '343', false, ['ZRH 1 36'], { window: [1020, 1260], season: ['11-01', '04-15'] }),
  ...fly('QT', '33X', true, ['MIA 4', 'UIO 1', 'MDE 1', 'VCP 1'], night),
  ...fly('L7', '76Y', true, ['MIA 4', 'UIO 1', 'VCP 1'], night),
  ...fly('5X', '76Y', false, ['MIA 2', 'SDF 1 23456'], night),
  ...fly('FX', '76Y', false, ['MEM 2 23456', 'MIA 1'], night),
  ...fly('5Y', '74N', false, ['MIA 3'], night),
  ...fly('CV', '74N', false, ['LUX 1'], night),
  ...fly('M6', '76Y', false, ['MIA 2'], night),
  ...fly('GG', '74Y', false, ['MIA 3'], night),
  ...fly('MP', '74Y', false, ['AMS 1'], night),
  ...fly('6R', '33X', false, ['NLU 2'], night),
];
