import * as React from 'react';
import type { Authentication, Session } from '@toolpad/core/AppProvider';

const nora: Session = { user: { id: '1', name: 'Nora Berg', email: 'nora@example.com' } };

/** A session in memory; in an app both come from your authentication library. */
export function useDemoSession(start: Session | null = nora) {
  const [session, setSession] = React.useState<Session | null>(start);
  const authentication = React.useMemo<Authentication>(
    () => ({ signIn: () => setSession(nora), signOut: () => setSession(null) }),
    [],
  );
  return { session, authentication };
}
