const ports = [
  'Aarhus',
  'Antwerp',
  'Barcelona',
  'Bergen',
  'Bilbao',
  'Bremerhaven',
  'Brest',
  'Cork',
  'Cuxhaven',
  'Den Helder',
  'Dublin',
  'Esbjerg',
  'Genoa',
  'Gothenburg',
  'Hamburg',
  'Harwich',
  'Helsinki',
  'Hull',
  'Kiel',
  'Le Havre',
  'Lisbon',
  'Marseille',
  'Naples',
  'Ostend',
  'Oulu',
  'Palermo',
  'Piraeus',
  'Porto',
  'Reykjavik',
  'Rotterdam',
  'Split',
  'Stavanger',
  'Tallinn',
  'Trieste',
  'Valencia',
  'Venice',
  'Zeebrugge',
];

/** Stands for a request: answers after half a second, and stops when it's aborted. */
export function searchPorts(query: string, signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(ports.filter((port) => port.toLowerCase().includes(query.toLowerCase())));
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}
