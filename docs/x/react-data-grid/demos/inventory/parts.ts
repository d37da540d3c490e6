export interface Part {
  id: string;
  part: string;
  room: string;
  stock: number;
  minimum: number;
  cents: number;
}

export const firstParts: Part[] = [
  { id: 'P-04', part: 'Brake pads', room: 'Cellar', stock: 46, minimum: 20, cents: 640 },
  { id: 'P-09', part: 'Chain, 9 speed', room: 'Shop', stock: 7, minimum: 10, cents: 1890 },
  { id: 'P-12', part: 'Inner tube, 28 inch', room: 'Shop', stock: 0, minimum: 30, cents: 450 },
  { id: 'P-15', part: 'Rear lamp', room: 'Shop', stock: 12, minimum: 6, cents: 1250 },
  { id: 'P-21', part: 'Saddle, leather', room: 'Loft', stock: 3, minimum: 2, cents: 7400 },
  { id: 'P-27', part: 'Spokes, 294 mm', room: 'Cellar', stock: 310, minimum: 144, cents: 35 },
];

export const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

export function stateOf(part: Part) {
  if (part.stock === 0) return 'Sold out';
  return part.stock < part.minimum ? 'To order' : 'Enough';
}
