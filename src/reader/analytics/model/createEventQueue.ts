import type { TagEvent } from './eventTable';

/** What happened to an event. `shown` means it was only shown in the debug panel. */
export type EventState = 'waiting' | 'sent' | 'shown' | 'failed' | 'dropped';

/** One recorded event of this visit. */
export interface LogEntry extends TagEvent {
  readonly id: number;
  readonly state: EventState;
}

/** Delivers an event and returns the outcome. Must not throw. */
export type Deliver = (event: TagEvent) => 'sent' | 'shown' | 'failed';

/** Holds events until the reader answers the consent question. */
export interface EventQueue {
  readonly push: (event: TagEvent) => void;
  /** Delivers the waiting events, and from now on every event immediately. */
  readonly open: (deliver: Deliver) => void;
  /** Makes new events wait. */
  readonly hold: () => void;
  /** Drops the waiting events and every later one. */
  readonly close: () => void;
  /** Returns the events of this visit, oldest first. After a change, it's a new array. */
  readonly getLog: () => readonly LogEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Maximum number of events that wait, and of events in the log. Reliability, row 57. */
const QUEUE_LIMIT = 100;

/**
 * Creates a queue that holds events at first. They're only kept in memory, so nothing leaves the page
 * before the reader agrees, and nothing remains to be sent after a refusal.
 */
export function createEventQueue(limit: number = QUEUE_LIMIT): EventQueue {
  let state: 'held' | 'closed' | Deliver = 'held';
  let log: readonly LogEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function setLog(next: readonly LogEntry[]): void {
    log = next.slice(-limit);
    for (const listener of [...listeners]) listener();
  }

  function decide(event: TagEvent, waiting: number): EventState {
    if (state === 'closed') return 'dropped';
    if (state === 'held') return waiting < limit ? 'waiting' : 'dropped';
    return state(event);
  }

  function settleWaiting(): void {
    if (!log.some((entry) => entry.state === 'waiting')) return;
    setLog(
      log.map((entry) =>
        entry.state === 'waiting' ? { ...entry, state: decide(entry, 0) } : entry,
      ),
    );
  }

  return {
    push: (event) => {
      const waiting = log.filter((entry) => entry.state === 'waiting').length;
      const outcome = decide(event, waiting);
      // A full queue keeps its oldest events, which show how the visit began.
      if (outcome === 'dropped' && state === 'held') return;
      lastId += 1;
      setLog([...log, { ...event, id: lastId, state: outcome }]);
    },
    open: (deliver) => {
      state = deliver;
      settleWaiting();
    },
    hold: () => {
      state = 'held';
    },
    close: () => {
      state = 'closed';
      settleWaiting();
    },
    getLog: () => log,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
