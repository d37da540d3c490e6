import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfflineSection, SectionMark } from '../model/sections';
import { KeepError, keepSection, readMark, removeSection } from './sectionStorage';
import type { KeepFailure } from './sectionStorage';

/** The state of a section on this device. */
export type SectionState =
  | { readonly status: 'unknown' | 'absent' }
  | { readonly status: 'keeping'; readonly bytes: number }
  | { readonly status: 'kept'; readonly mark: SectionMark }
  | { readonly status: 'failed'; readonly reason: KeepFailure };

/** What a reader can do with a section. */
export interface SectionActions {
  readonly state: SectionState;
  readonly keep: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

const ABSENT: SectionState = { status: 'absent' };

async function readState(section: OfflineSection): Promise<SectionState> {
  const mark = await readMark(section).catch(() => undefined);
  return mark === undefined ? ABSENT : { status: 'kept', mark };
}

/** Cleans up after keeping a section was interrupted. A version that was complete before stays, and a partial one is removed. */
async function cleanUp(section: OfflineSection): Promise<SectionState> {
  const state = await readState(section);
  if (state.status === 'absent') await removeSection(section).catch(() => undefined);
  return state;
}

/**
 * Returns the state of a section, and the actions that keep, update, and remove it.
 *
 * @param onChange called with the new state when an action is finished
 */
export function useSection(
  section: OfflineSection,
  onChange: (state: SectionState) => void,
): SectionActions {
  const [state, setState] = useState<SectionState>({ status: 'unknown' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void readState(section).then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
      if (controllerRef.current === undefined) return;
      controllerRef.current.abort();
      void cleanUp(section);
    };
  }, [section]);
  const finish = useCallback(
    (next: SectionState) => {
      controllerRef.current = undefined;
      setState(next);
      onChange(next);
    },
    [onChange],
  );
  const cancel = useCallback(() => {
    controllerRef.current?.abort();
    void cleanUp(section).then(finish);
  }, [finish, section]);
  const remove = useCallback(() => {
    void removeSection(section).then(() => {
      finish(ABSENT);
    });
  }, [finish, section]);
  const keep = useCallback(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ status: 'keeping', bytes: 0 });
    keepSection(section, controller.signal, (bytes) => {
      if (!controller.signal.aborted) setState({ status: 'keeping', bytes });
    }).then(
      (mark) => {
        finish({ status: 'kept', mark });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const reason = error instanceof KeepError ? error.reason : 'full';
        void cleanUp(section).then(() => {
          finish({ status: 'failed', reason });
        });
      },
    );
  }, [finish, section]);
  return { state, keep, cancel, remove };
}
