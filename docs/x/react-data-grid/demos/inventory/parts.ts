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
  { id: 'P-30', part: 'Bottom bracket', room: 'Cellar', stock: 9, minimum: 6, cents: 2290 },
  { id: 'P-31', part: 'Brake cable', room: 'Shop', stock: 64, minimum: 40, cents: 280 },
  { id: 'P-34', part: 'Cassette, 11–34', room: 'Cellar', stock: 5, minimum: 6, cents: 3450 },
  { id: 'P-36', part: 'Chain, 11 speed', room: 'Shop', stock: 14, minimum: 10, cents: 2790 },
  { id: 'P-38', part: 'Derailleur, rear', room: 'Loft', stock: 2, minimum: 3, cents: 5600 },
  { id: 'P-41', part: 'Front lamp', room: 'Shop', stock: 18, minimum: 8, cents: 2950 },
  { id: 'P-43', part: 'Grips, cork', room: 'Loft', stock: 22, minimum: 10, cents: 1190 },
  { id: 'P-46', part: 'Handlebar tape', room: 'Loft', stock: 31, minimum: 12, cents: 1450 },
  { id: 'P-48', part: 'Headset', room: 'Cellar', stock: 4, minimum: 4, cents: 3190 },
  { id: 'P-52', part: 'Hub, dynamo', room: 'Cellar', stock: 1, minimum: 2, cents: 8900 },
  { id: 'P-55', part: 'Inner tube, 26 inch', room: 'Shop', stock: 52, minimum: 30, cents: 430 },
  { id: 'P-57', part: 'Kickstand', room: 'Loft', stock: 8, minimum: 5, cents: 1390 },
  { id: 'P-60', part: 'Mudguards', room: 'Loft', stock: 6, minimum: 6, cents: 2490 },
  { id: 'P-63', part: 'Pedals', room: 'Shop', stock: 11, minimum: 8, cents: 1990 },
  { id: 'P-67', part: 'Pump', room: 'Shop', stock: 9, minimum: 5, cents: 2190 },
  { id: 'P-70', part: 'Rim, 28 inch', room: 'Cellar', stock: 0, minimum: 4, cents: 3990 },
  { id: 'P-74', part: 'Tire, 28 inch', room: 'Cellar', stock: 17, minimum: 12, cents: 2690 },
  { id: 'P-78', part: 'Valve caps', room: 'Shop', stock: 420, minimum: 200, cents: 12 },
];

export const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

export function stateOf(part: Part) {
  if (part.stock === 0) return 'Sold out';
  return part.stock < part.minimum ? 'To order' : 'Enough';
}
