/** A cold Chromium on a busy machine needs longer than Jest's five seconds. */
jest.setTimeout(60_000);
