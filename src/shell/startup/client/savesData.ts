/** Whether the reader has asked for few bytes: only what is used at once is then fetched. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
