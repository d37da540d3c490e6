export const harvest = [
  { crop: 'Beans', bed: 'North 2', date: '2025-08-02', weight: 12 },
  { crop: 'Beetroot', bed: 'South 1', date: '2025-08-09', weight: 27 },
  { crop: 'Carrots', bed: 'South 2', date: '2025-08-11', weight: 38 },
  { crop: 'Cucumbers', bed: 'Greenhouse', date: '2025-08-05', weight: 44 },
  { crop: 'Kale', bed: 'North 1', date: '2025-08-28', weight: 9 },
  { crop: 'Onions', bed: 'South 1', date: '2025-08-17', weight: 52 },
  { crop: 'Potatoes', bed: 'Field', date: '2025-08-22', weight: 164 },
  { crop: 'Strawberries', bed: 'North 3', date: '2025-08-01', weight: 6 },
  { crop: 'Tomatoes', bed: 'Greenhouse', date: '2025-08-14', weight: 71 },
  { crop: 'Zucchini', bed: 'Field', date: '2025-08-19', weight: 33 },
];

export type Column = keyof (typeof harvest)[number];

export const columns: readonly { key: Column; label: string; align?: 'right' }[] = [
  { key: 'crop', label: 'Crop' },
  { key: 'bed', label: 'Bed' },
  { key: 'date', label: 'Date' },
  { key: 'weight', label: 'Weight (kg)', align: 'right' },
];
