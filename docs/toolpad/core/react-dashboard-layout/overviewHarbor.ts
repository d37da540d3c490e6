export interface Arrival {
  readonly boat: string;
  readonly from: string;
  readonly time: string;
  readonly pier: string;
  readonly meters: number;
}

/** Who is expected today. */
export const ARRIVALS: readonly Arrival[] = [
  { boat: 'Meridiana', from: 'Cascais', time: '9:40', pier: 'North pier', meters: 11 },
  { boat: 'Sea Otter', from: 'Peniche', time: '11:15', pier: 'Main pier', meters: 9 },
  { boat: 'Zeelust', from: 'Porto', time: '12:00', pier: 'Main pier', meters: 14 },
  { boat: 'Andorinha', from: 'Sines', time: '14:30', pier: 'South pier', meters: 8 },
  { boat: 'Lille Ø', from: 'Nazaré', time: '16:50', pier: 'North pier', meters: 12 },
];

/** How many of the berths were taken this morning. */
export const PIERS = [
  { name: 'North pier', berths: 40, taken: 31 },
  { name: 'Main pier', berths: 64, taken: 58 },
  { name: 'South pier', berths: 28, taken: 12 },
];

export const INVOICES = [
  { number: '2026-118', owner: 'Ines Moreau', due: 'July 3', amount: '€412.00' },
  { number: '2026-121', owner: 'Tomas Berg', due: 'July 9', amount: '€96.50' },
  { number: '2026-124', owner: 'Amara Diallo', due: 'July 12', amount: '€1,280.00' },
];
