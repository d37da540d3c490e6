import { startServer, type TestServer } from './startServer';

/** The script: takes what came before it, then every further call, and reports each one. */
const SCRIPT = `(function(){
var collect=new URL('collect',document.currentScript.src).href,layer=window.dataLayer=window.dataLayer||[];
function take(call){fetch(collect,{method:'POST',mode:'no-cors',keepalive:true,body:JSON.stringify(Array.prototype.slice.call(call))});}
for(var i=0;i<layer.length;i++)take(layer[i]);
layer.push=function(){for(var i=0;i<arguments.length;i++)take(arguments[i]);return Array.prototype.push.apply(layer,arguments);};
})();`;

/** A call of the page to the tag service: the command, then its arguments. */
export type TagCall = readonly [command: string, ...rest: unknown[]];

/** A tag service that remembers what it is told. */
export interface TagService extends TestServer {
  /** How often the script was fetched. */
  readonly scripts: string[];
  readonly calls: TagCall[];
}

/** Starts a small tag service: `/tag.js` and `/collect`. */
export async function startTagService(): Promise<TagService> {
  const scripts: string[] = [];
  const calls: TagCall[] = [];
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
      if (path === '/collect' && body !== '') calls.push(JSON.parse(body) as TagCall);
      response.writeHead(204).end();
    });
  });
  return { ...server, scripts, calls };
}
