import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import type { Feedback } from './validateFeedback';

/** How long a write waits for another process that is writing, in ms; the reader waits 10 s. */
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

/** An answer that is sent again takes the place of its first copy. */
const UPSERT = `INSERT INTO feedback
  (received_at, page, section, rating, comment, version, locale, answer_id)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (answer_id) DO UPDATE SET
    page = excluded.page, section = excluded.section, rating = excluded.rating,
    comment = excluded.comment, version = excluded.version, locale = excluded.locale`;

/** Where answers are kept. */
export interface FeedbackStore {
  /** Stores an answer, durably when it returns. The same `id` again replaces the first copy. */
  readonly add: (feedback: Feedback, receivedAt: Date) => void;
  readonly list: () => readonly (Feedback & { readonly receivedAt: string })[];
  readonly close: () => void;
}

/** Makes the table, or brings the one of an earlier version up to date. */
function migrate(database: Database.Database): void {
  // Two processes may start at once: the second waits here, and finds everything done.
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
 * Opens the SQLite file, or makes it; several processes may share it. An answer is on the disk
 * before the reader is thanked, and one that could not be written is not kept anywhere.
 *
 * @param busyTimeoutMs after which a write gives up waiting for another process
 */
export function openFeedbackStore(file: string, busyTimeoutMs = BUSY_TIMEOUT_MS): FeedbackStore {
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // SQLite would let everyone on the machine read the comments; its log files copy this mode.
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
