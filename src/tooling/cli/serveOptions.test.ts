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
  [['--port', 'http'], 'no port "http"'],
  [['--port', '0'], 'no port "0"'],
  [['--port', '65536'], 'no port "65536"'],
])('%j is answered with what there is', (args, reason) => {
  expect(() => readPort(args, {})).toThrow(reason);
});

test.each([
  ['EADDRINUSE', 'Port 3000 can’t be used: another program listens there.'],
  ['EACCES', 'Port 3000 can’t be used: the system lets only administrators'],
  ['EOTHER', 'listen EOTHER'],
])('%s is said with what to do', (code, said) => {
  const error = Object.assign(new Error(`listen ${code}`), { code });
  expect(describeListenError(error, 3000)).toContain(said);
});
