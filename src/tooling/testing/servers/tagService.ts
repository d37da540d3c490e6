import { EventEmitter, once } from 'node:events';
import { startServer, type TestServer } from './startServer';

/**
 * The script: takes what came before it, then every further call, and reports each one with its
 * place in the order, since requests overtake each other.
 */
const SCRIPT = `(function(){
var collect=new URL('collect',document.currentScript.src).href,layer=window.dataLayer=window.dataLayer||[],place=Math.floor(performance.timeOrigin)*1000;
function take(call){fetch(collect,{method:'POST',mode:'no-cors',keepalive:true,body:JSON.stringify({place:place++,call:Array.prototype.slice.call(call)})});}
for(var i=0;i<layer.length;i++)take(layer[i]);
layer.push=function(){for(var i=0;i<arguments.length;i++)take(arguments[i]);return Array.prototype.push.apply(layer,arguments);};
})();`;

/** A call of the page to the tag service: the command, then its arguments. */
export type TagCall = readonly [command: string, ...rest: unknown[]];

/** A tag service that remembers what it is told. */
export interface TagService extends TestServer {
  /** How often the script was fetched. */
  readonly scripts: string[];
  /** In the order in which the page called. */
  readonly calls: TagCall[];
  /** Resolves with the first call, past or coming, that is the wanted one. */
  readonly told: (isWanted: (call: TagCall) => boolean) => Promise<TagCall>;
}

/** How long a call may take, in ms. */
const PATIENCE_MS = 15_000;

/** Starts a small tag service: `/tag.js` and `/collect`. */
export async function startTagServer(): Promise<TagService> {
  const scripts: string[] = [];
  const calls: TagCall[] = [];
  const places = new WeakMap<TagCall, number>();
  const heard = new EventEmitter().setMaxListeners(50);
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
      heard.emit('call');
    });
  });
  async function told(isWanted: (call: TagCall) => boolean): Promise<TagCall> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const call = calls.find(isWanted);
      if (call !== undefined) return call;
      await once(heard, 'call', { signal: patience }).catch(() => {
        throw new Error(`The tag service was not told. It knows: ${JSON.stringify(calls)}`);
      });
    }
  }
  return { ...server, scripts, calls, told };
}
