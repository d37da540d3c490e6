export interface Place {
  id: string;
  name: string;
  area: string;
}

const streets = ['Market Square', 'Station Road', 'Harbor Street', 'Mill Lane', 'Church Hill'];
const towns: Place[] = [
  { id: 'Bergen, Norway', name: 'Bergen', area: 'Norway' },
  { id: 'Cork, Ireland', name: 'Cork', area: 'Ireland' },
  { id: 'Kiel, Germany', name: 'Kiel', area: 'Germany' },
  { id: 'Marseille, France', name: 'Marseille', area: 'France' },
  { id: 'Porto, Portugal', name: 'Porto', area: 'Portugal' },
  { id: 'Tallinn, Estonia', name: 'Tallinn', area: 'Estonia' },
];

const places = towns.flatMap((town) => [
  town,
  ...streets.map((name) => ({ id: `${name}, ${town.id}`, name, area: town.id })),
]);

/** Stands for a geocoding service: finds places that contain every word of the query. */
export function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const words = query.toLowerCase().split(/\s+/);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const found = places.filter(({ id }) =>
        words.every((word) => id.toLowerCase().includes(word)),
      );
      resolve(found.slice(0, 6));
    }, 400);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}
