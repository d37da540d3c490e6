import { describeListenError, readPort } from './serveOptions';

test.each([
  [[], {}, 3000],
  [[], { PORT: '4000' }, 4000],
  [['--port', '4100'], { PORT: '4000' }, 4100],
])('%j with %j listens on %d', (args, environment, port) => {
  expect(readPort(args, environment)).toBe(port);
});

test.each([
  [['--prot', '4100'], "Unknown option '--prot'"],
  [['4100'], "Unexpected argument '4100'"],
  [['--port', 'http'], '"http" isn\'t a port'],
  [['--port', '0'], '"0" isn\'t a port'],
  [['--port', '65536'], '"65536" isn\'t a port'],
])('%j is rejected with a list of what is allowed', (args, reason) => {
  expect(() => readPort(args, {})).toThrow(reason);
});

test.each([
  ['EADDRINUSE', 'Port 3000 can’t be used: another program is listening on it.'],
  ['EACCES', 'Port 3000 can’t be used: the system reserves it for administrators.'],
  ['EOTHER', 'listen EOTHER'],
])('%s is explained with what to do', (code, message) => {
  const error = Object.assign(new Error(`listen ${code}`), { code });
  expect(describeListenError(error, 3000)).toContain(message);
});
