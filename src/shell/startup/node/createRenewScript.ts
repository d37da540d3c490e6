/** The longest that a reload waits for new copies, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Part of the start script: `renew()` reloads the page after a start that failed. First every
 * script and stylesheet of the page is asked for past all copies (`cache: 'reload'`), which
 * replaces a wrong one in the browser's own cache and in the service worker's
 * (`src/reader/offline/client/worker/answer.ts`). Without a connection the copies stay as they are.
 */
export function createRenewScript(): string {
  return `function renew(){
var gone=false,asked=[],go=function(){if(!gone){gone=true;w.location.reload()}};
try{
w.performance.getEntriesByType('resource').forEach(function(e){
if(e.name.indexOf(w.location.origin+'/')===0&&/\\/assets\\/(js|css)\\//.test(e.name))asked.push(w.fetch(e.name,{cache:'reload'}).then(function(r){return r.blob()}).catch(function(){}));
});
w.Promise.all(asked).then(go);w.setTimeout(go,${String(PATIENCE_MS)});
}catch(e){go()}
}`;
}
