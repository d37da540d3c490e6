export interface Place {
  id: string;
  name: string;
  region: string;
}

const list = `Aarhus, Denmark;Alicante, Spain;Antwerp, Belgium;Bari, Italy;Bergen, Norway;Bilbao, Spain;
Bordeaux, France;Bremen, Germany;Brest, France;Bruges, Belgium;Cork, Ireland;Delft, Netherlands;
Dresden, Germany;Dubrovnik, Croatia;Galway, Ireland;Gdańsk, Poland;Ghent, Belgium;Girona, Spain;
Gothenburg, Sweden;Graz, Austria;Innsbruck, Austria;Kraków, Poland;Leipzig, Germany;Ljubljana, Slovenia;
Lund, Sweden;Lyon, France;Málaga, Spain;Malmö, Sweden;Maribor, Slovenia;Nantes, France;Odense, Denmark;
Porto, Portugal;Salzburg, Austria;Split, Croatia;Tampere, Finland;Trieste, Italy;Turku, Finland;
Utrecht, Netherlands;Verona, Italy;Wrocław, Poland;Zadar, Croatia`;

const places: Place[] = list.split(/;\s*/).map((entry) => {
  const [name = '', region = ''] = entry.split(', ');
  return { id: name.toLowerCase(), name, region };
});

/** Stands for a request: answers after 400 ms, and rejects when it's aborted. */
export function searchPlaces(query: string, signal: AbortSignal): Promise<Place[]> {
  const wanted = query.toLowerCase();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(places.filter(({ name }) => name.toLowerCase().startsWith(wanted)).slice(0, 6));
    }, 400);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}
