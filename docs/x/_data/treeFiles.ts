import { createRandom } from './random';

type FileKind = 'folder' | 'image' | 'text' | 'sheet' | 'video';

/** A folder or a file of a shared drive; the id is its path. */
export interface FileNode {
  id: string;
  label: string;
  kind: FileKind;
  /** In kilobytes; a folder has none. */
  size?: number;
  children?: FileNode[];
}

const DRIVE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Design: {
    Logos: ['logo.svg', 'logo-dark.svg', 'favicon.png'],
    Campaigns: ['spring.png', 'summer.png', 'teaser.mp4', 'brief.md'],
    Research: ['interviews.md', 'survey.xlsx', 'personas.png'],
  },
  Finance: {
    'Budget 2026': ['q1.xlsx', 'q2.xlsx', 'forecast.xlsx', 'notes.md'],
    Invoices: ['january.xlsx', 'february.xlsx', 'march.xlsx'],
    Travel: ['policy.md', 'rates.xlsx'],
  },
  People: {
    Onboarding: ['checklist.md', 'welcome.mp4', 'office-map.png'],
    Handbook: ['holidays.md', 'remote-work.md', 'equipment.xlsx'],
  },
  Product: {
    Roadmap: ['2026.md', 'ideas.xlsx', 'timeline.png'],
    Releases: ['8.0.md', '8.1.md', '8.2.md', 'demo.mp4'],
  },
};

const KINDS: Readonly<Record<string, FileKind>> = {
  svg: 'image',
  png: 'image',
  md: 'text',
  xlsx: 'sheet',
  mp4: 'video',
};

/** Four departments with folders and 33 files; a seed always gives the same sizes. */
export function createFiles(seed = 11): FileNode[] {
  const random = createRandom(seed);
  return Object.entries(DRIVE).map(([department, folders]) => ({
    id: department,
    label: department,
    kind: 'folder',
    children: Object.entries(folders).map(([folder, files]) => ({
      id: `${department}/${folder}`,
      label: folder,
      kind: 'folder',
      children: files.map((file) => {
        const kind = KINDS[file.split('.').at(-1) ?? ''] ?? 'text';
        const size = random.integer(4, 900) * (kind === 'video' ? 100 : 1);
        return { id: `${department}/${folder}/${file}`, label: file, kind, size };
      }),
    })),
  }));
}
