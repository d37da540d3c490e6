const works = ['Sonata', 'Nocturne', 'Prelude', 'Waltz', 'Étude', 'Ballade', 'Fugue', 'Serenade'];
const notes = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
const modes = ['major', 'minor'];

export interface Track {
  title: string;
  length: string;
}

/** As many recordings as asked for, the same at each call. */
export function createTracks(count: number): Track[] {
  return Array.from({ length: count }, (_, index) => {
    const work = works[index % works.length] ?? '';
    const key = `${notes[(index * 3) % notes.length] ?? ''} ${modes[index % 2] ?? ''}`;
    const seconds = 90 + ((index * 47) % 420);
    return {
      title: `${work} No. ${1 + Math.floor(index / works.length)} in ${key}`,
      length: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    };
  });
}
