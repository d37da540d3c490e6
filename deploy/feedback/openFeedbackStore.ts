import fs from 'node:fs';
import path from 'node:path';
import initSqlJs from 'sql.js';
import type { Feedback } from './validateFeedback';

const SCHEMA = `CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY,
  received_at TEXT NOT NULL,
  page TEXT NOT NULL,
  section TEXT,
  rating TEXT NOT NULL CHECK (rating IN ('yes', 'no')),
  comment TEXT NOT NULL,
  version TEXT NOT NULL,
  locale TEXT NOT NULL
)`;

/** Where answers are kept. */
export interface FeedbackStore {
  readonly add: (feedback: Feedback, receivedAt: Date) => void;
  readonly list: () => readonly (Feedback & { readonly receivedAt: string })[];
}

/**
 * Opens the SQLite file, or makes it. A stored answer is on the disk before the reader is
 * thanked: the file is written beside the old one and takes its place in one step.
 */
export async function openFeedbackStore(file: string): Promise<FeedbackStore> {
  const { Database } = await initSqlJs();
  const database = new Database(fs.existsSync(file) ? fs.readFileSync(file) : null);
  database.run(SCHEMA);
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });

  function save(): void {
    const temporary = `${file}.${String(process.pid)}.tmp`;
    const handle = fs.openSync(temporary, 'w', 0o600);
    try {
      fs.writeFileSync(handle, database.export());
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(temporary, file);
  }

  return {
    add: ({ page, section, rating, comment, version, locale }, receivedAt) => {
      database.run(
        'INSERT INTO feedback (received_at, page, section, rating, comment, version, locale) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [receivedAt.toISOString(), page, section, rating, comment, version, locale],
      );
      save();
    },
    list: () => {
      const statement = database.prepare('SELECT * FROM feedback ORDER BY id');
      const rows: (Feedback & { receivedAt: string })[] = [];
      while (statement.step()) {
        const { received_at: receivedAt, ...row } = statement.getAsObject();
        const { page, section, rating, comment, version, locale } = row as unknown as Feedback;
        rows.push({
          page,
          section,
          rating,
          comment,
          version,
          locale,
          receivedAt: String(receivedAt),
        });
      }
      statement.free();
      return rows;
    },
  };
}
