/** Component tests run in the browser's second render: nothing of a server is taken over. */
export default function useIsBrowser(): boolean {
  return true;
}
