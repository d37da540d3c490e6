const cities = ['Bergen', 'Cork', 'Ghent', 'Kiel', 'Lyon', 'Porto', 'Tallinn', 'Turin'];
const states = ['Registered', 'In transit', 'At the depot', 'Out for delivery', 'Delivered'];

export interface Parcel {
  number: string;
  from: string;
  to: string;
  weight: number;
  state: string;
}

/** As many parcels as asked for, the same at each call. */
export function createParcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    number: `P-${40000 + index * 7}`,
    from: cities[(index * 5) % cities.length] ?? '',
    to: cities[(index * 3 + 1) % cities.length] ?? '',
    weight: 0.4 + ((index * 37) % 296) / 10,
    state: states[(index * 11) % states.length] ?? '',
  }));
}
