import { parseWrk } from './parseWrk';

const OUTPUT = `Running 5s test @ http://127.0.0.1:9/
  Latency Distribution
     50%  412.00us
     99%    2.31ms
  1000 requests in 5.00s, 3.10MB read
Requests/sec:   9182.10
Transfer/sec:      3.10MB
`;

test('reads the rate and the latency of a run without errors', () => {
  expect(parseWrk(OUTPUT)).toEqual({ requestsPerS: 9182.1, p99Ms: 2.31, errors: 0 });
});

test('counts every kind of error', () => {
  const output = `${OUTPUT}  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\n`;
  expect(parseWrk(output).errors).toBe(46);
});

test('throws with the output if it has another format', () => {
  expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
});
