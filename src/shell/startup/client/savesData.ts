/** Returns whether the user has turned on data saving, so only what's needed now should be fetched. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
