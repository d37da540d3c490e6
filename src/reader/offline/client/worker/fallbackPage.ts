/** Returns a minimal offline page, for readers whose storage was cleared so that even `/offline` isn't cached. */
export function createFallbackPage(): Response {
  return new Response(
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You’re offline</title><h1>You’re offline</h1><p>This page isn’t saved on this device. Connect to the internet, then reload the page.</p></html>',
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  );
}
