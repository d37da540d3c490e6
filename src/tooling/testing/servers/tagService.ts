import { EventEmitter, once } from 'node:events';
import { startServer, type TestServer } from './startServer';

/**
 * The tag service's script. It reports all earlier calls and every later one, each with its position,
 * because requests may arrive in another order.
 */
const SCRIPT = `(function(){
var collect=new URL('collect',document.currentScript.src).href,layer=window.dataLayer=window.dataLayer||[],place=Math.floor(performance.timeOrigin)*1000;
function take(call){fetch(collect,{method:'POST',mode:'no-cors',keepalive:true,body:JSON.stringify({place:place++,call:Array.prototype.slice.call(call)})});}
for(var i=0;i<layer.length;i++)take(layer[i]);
layer.push=function(){for(var i=0;i<arguments.length;i++)take(arguments[i]);return Array.prototype.push.apply(layer,arguments);};
})();`;

/** A call from the page to the tag service: the command, then its arguments. */
export type TagCall = readonly [command: string, ...rest: unknown[]];

/** A tag service that records calls. */
export interface TagService extends TestServer {
  /** Requested paths of the script, one for each time it was fetched. */
  readonly scripts: string[];
  /** Calls in the order in which the page made them. */
  readonly calls: TagCall[];
  /** Resolves with the first matching call, which may have been made already. */
  readonly waitForCall: (isMatch: (call: TagCall) => boolean) => Promise<TagCall>;
}

/** How long to wait for a call. */
const TIMEOUT_MS = 15_000;

/** Starts a small tag service: `/tag.js` and `/collect`. */
export async function startTagServer(): Promise<TagService> {
  const scripts: string[] = [];
  const calls: TagCall[] = [];
  const places = new WeakMap<TagCall, number>();
  const received = new EventEmitter().setMaxListeners(50);
  const server = await startServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/tag.js')) {
      scripts.push(path);
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      response.writeHead(204).end();
      if (path !== '/collect' || body === '') return;
      const { place, call } = JSON.parse(body) as { place: number; call: TagCall };
      places.set(call, place);
      calls.push(call);
      calls.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
      received.emit('call');
    });
  });
  async function waitForCall(isMatch: (call: TagCall) => boolean): Promise<TagCall> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    for (;;) {
      const call = calls.find(isMatch);
      if (call !== undefined) return call;
      await once(received, 'call', { signal: timeout }).catch(() => {
        throw new Error(`The expected call wasn't made. All calls: ${JSON.stringify(calls)}`);
      });
    }
  }
  return { ...server, scripts, calls, waitForCall };
}
