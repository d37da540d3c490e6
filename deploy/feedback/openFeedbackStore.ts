import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { Feedback } from './validateFeedback';

/** How long a write waits for another process that is writing. The site's form waits 10 s. */
const BUSY_TIMEOUT_MS = 3000;

const SCHEMA = `CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY,
  received_at TEXT NOT NULL,
  page TEXT NOT NULL,
  section TEXT,
  rating TEXT NOT NULL CHECK (rating IN ('yes', 'no')),
  comment TEXT NOT NULL,
  version TEXT NOT NULL,
  locale TEXT NOT NULL,
  answer_id TEXT
)`;

/** A submission that's sent again replaces its first copy. */
const UPSERT = `INSERT INTO feedback
  (received_at, page, section, rating, comment, version, locale, answer_id)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (answer_id) DO UPDATE SET
    page = excluded.page, section = excluded.section, rating = excluded.rating,
    comment = excluded.comment, version = excluded.version, locale = excluded.locale`;

/** Stores submissions. */
export interface FeedbackStore {
  /**
   * Stores a submission, durably when it returns. One with the same `id` replaces the first copy.
   */
  readonly add: (feedback: Feedback, receivedAt: Date) => void;
  readonly list: () => readonly (Feedback & { readonly receivedAt: string })[];
  readonly close: () => void;
}

/** Creates the table, or updates the table of an earlier version. */
function migrate(database: Database.Database): void {
  // If two processes start at the same time, the second waits here and then finds everything done.
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(SCHEMA);
    const columns = database.prepare('PRAGMA table_info(feedback)').all() as { name: string }[];
    if (!columns.some(({ name }) => name === 'answer_id')) {
      database.exec('ALTER TABLE feedback ADD COLUMN answer_id TEXT');
    }
    database.exec('CREATE UNIQUE INDEX IF NOT EXISTS feedback_answer_id ON feedback (answer_id)');
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Opens the SQLite file, or creates it. Several processes may share it. A submission is on the disk
 * before it's acknowledged, and one that couldn't be written isn't stored later.
 *
 * @param busyTimeoutMs how long a write waits for another process
 */
export function openFeedbackStore(file: string, busyTimeoutMs = BUSY_TIMEOUT_MS): FeedbackStore {
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // By default, every user of the machine could read the comments. SQLite's log files copy this mode.
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  const database = new Database(file, { timeout: busyTimeoutMs });
  database.pragma('journal_mode = WAL');
  // With WAL, SQLite's default may lose the last answers when the power fails.
  database.pragma('synchronous = FULL');
  migrate(database);
  const upsert = database.prepare(UPSERT);
  const select = database.prepare(
    `SELECT page, section, rating, comment, version, locale, answer_id AS id,
      received_at AS receivedAt FROM feedback ORDER BY feedback.id`,
  );
  return {
    add: ({ page, section, rating, comment, version, locale, id }, receivedAt) => {
      const time = receivedAt.toISOString();
      upsert.run(time, page, section, rating, comment, version, locale, id ?? null);
    },
    list: () =>
      (select.all() as (Feedback & { id: string | null; receivedAt: string })[]).map(
        ({ id, ...row }) => (id === null ? row : { ...row, id }),
      ),
    close: () => {
      database.close();
    },
  };
}
