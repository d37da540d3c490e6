import { useCallback, useEffect, useRef, useState } from 'react';
import type { Section, SectionMark } from '../model/sections';
import { KeepError, keepSection, readMark, removeSection } from './sectionStorage';
import type { KeepFailure } from './sectionStorage';

/** A section on this device. */
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

async function readState(section: Section): Promise<SectionState> {
  const mark = await readMark(section).catch(() => undefined);
  return mark === undefined ? ABSENT : { status: 'kept', mark };
}

/** Keeps, updates and removes one section. `onChange` says when something has come to an end. */
export function useSection(
  section: Section,
  onChange: (state: SectionState) => void,
): SectionActions {
  const [state, setState] = useState<SectionState>({ status: 'unknown' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void readState(section).then((next) => {
      if (isCurrent) setState(next);
    });
    return () => {
      isCurrent = false;
      running.current?.abort();
    };
  }, [section]);
  const finish = useCallback(
    (next: SectionState) => {
      setState(next);
      onChange(next);
    },
    [onChange],
  );
  const remove = useCallback(() => {
    running.current?.abort();
    void removeSection(section).then(() => {
      finish(ABSENT);
    });
  }, [finish, section]);
  const keep = useCallback(() => {
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'keeping', bytes: 0 });
    keepSection(section, controller.signal, (bytes) => {
      if (!controller.signal.aborted) setState({ status: 'keeping', bytes });
    }).then(
      (mark) => {
        finish({ status: 'kept', mark });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // Nothing half stays behind.
        void removeSection(section).catch(() => undefined);
        finish({ status: 'failed', reason: error instanceof KeepError ? error.reason : 'full' });
      },
    );
  }, [finish, section]);
  return { state, keep, cancel: remove, remove };
}
