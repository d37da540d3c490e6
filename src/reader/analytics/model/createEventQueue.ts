import type { TagEvent } from './eventTable';

/** What became of an event; `shown` ones went to the debug panel only. */
export type EventState = 'waiting' | 'sent' | 'shown' | 'failed' | 'dropped';

/** One recorded event of this visit. */
export interface LogEntry extends TagEvent {
  readonly id: number;
  readonly state: EventState;
}

/** Hands an event over and says how it went. Must not throw. */
export type Deliver = (event: TagEvent) => 'sent' | 'shown' | 'failed';

/** Where events wait for the reader's answer. */
export interface EventQueue {
  readonly push: (event: TagEvent) => void;
  /** Hands over what waits, and from now on every event at once. */
  readonly open: (deliver: Deliver) => void;
  /** Lets events wait. */
  readonly hold: () => void;
  /** Drops what waits, and every later event. */
  readonly close: () => void;
  /** The events of this visit, oldest first; a new array after a change. */
  readonly getLog: () => readonly LogEntry[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** How many events wait, and how many are remembered, at most. Reliability, row 57. */
const QUEUE_LIMIT = 100;

/**
 * Makes a queue that first holds events. They are kept in memory only: before the reader agrees
 * nothing leaves the page, and after a refusal nothing is left of them to send.
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
      // A full queue keeps its oldest events: they begin the visit.
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
