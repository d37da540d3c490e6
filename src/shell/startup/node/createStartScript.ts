import { createRenewScript } from './createRenewScript';
import { FIRST_INTERACTIONS } from '../model/firstInteractions';
import { SESSION_KEYS } from '../../../foundation/preferences/model/constants';

/** Within this time a tab is not reloaded a second time for a script that cannot be had, in ms. */
const RELOAD_PAUSE_MS = 60_000;
/** What `SESSION_KEYS.scriptReload` holds when the next load must stay the server's HTML. */
const STAY_HTML = 'html';
/** The longest that a busy page keeps the application back after the load, in ms. */
const IDLE_TIMEOUT_MS = 1_500;
/** When no script arrives for this long, presses are no longer held, in ms. */
const STALL_MS = 10_000;

/**
 * Part of the page's inline script. It requests the application after the first paint (scripts
 * of type `site/late`, see `deferredStartTemplate.ts`): when the page has loaded, is painted (a page in the
 * background never is) and idle, or at the first first interaction (which `firstInteraction.ts` is told).
 * What the reader presses before that is held for `replayEarly.ts`, and what is typed after the
 * search's shortcut.
 *
 * The start fails when a script of the template can't be fetched or leaves no application behind
 * (empty, truncated, HTML), when the application reports it (`reportFailedStart`), and at an
 * uncaught error of our scripts before hydration. The page is then reloaded once, in case it was
 * of an older release; after that a notice says so in the page, which stays readable. Where React
 * has already replaced the HTML, a last load brings it back and leaves the application out. While
 * a script hangs, presses are released and the notice is shown until the application comes after
 * all (`ScriptsNotice`). Written for old parsers on purpose: it is not compiled.
 */
export function createStartScript(): string {
  return `(function(d,w){
var h=d.documentElement,SIGNS=${JSON.stringify(FIRST_INTERACTIONS)},begun=false,over=false,held=w.siteHeld=[],timer,asked;
function ready(){return h.getAttribute('data-has-hydrated')==='true'}
function tell(){
if(d.readyState==='loading'){d.addEventListener('DOMContentLoaded',tell);return}
var box=d.querySelector('[data-scripts-notice]');if(!box||box.firstChild)return;
var p=d.createElement('p'),a=d.createElement('a');
p.textContent=box.getAttribute('data-text');a.textContent=box.getAttribute('data-action');a.href=w.location.href;
a.onclick=function(e){e.preventDefault();w.location.reload()};
box.appendChild(p);box.appendChild(a);
}
function note(value){w.sessionStorage.setItem('${SESSION_KEYS.scriptReload}',value)}
${createRenewScript()}
function fail(crashed){
if(over||ready())return;over=true;release();
var now=Date.now(),last,root=d.getElementById('__docusaurus');
try{last=Number(w.sessionStorage.getItem('${SESSION_KEYS.scriptReload}'))||0;
if(w.navigator.onLine!==false&&(now<last||now-last>${String(RELOAD_PAUSE_MS)})){note(now);renew();return}
if(crashed===true||root&&!root.firstChild){note('${STAY_HTML}');w.location.reload();return}
}catch(e){}
tell();
}
function stall(){if(!ready()){release();tell()}}
function watch(){w.clearTimeout(timer);timer=w.setTimeout(stall,${String(STALL_MS)})}
function sign(){
w.siteSigned=true;
for(var i=0;i<SIGNS.length;i++)w.removeEventListener(SIGNS[i],sign,true);
begin();
}
function begin(){
if(begun)return;begun=true;
var late=d.querySelectorAll('head>script[type="site/late"]');
for(var i=0;i<late.length;i++){var s=d.createElement('script');s.src=late[i].getAttribute('data-src');s.async=false;s.onerror=fail;if(i===late.length-1)s.onload=function(){if(!w.siteEntered)fail()};d.head.appendChild(s)}
watch();
}
function hold(e){
if(ready())return;
var t=e.target,key=e.type==='keydown',b;
if(key&&asked&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&(e.key.length===1||e.key==='Backspace')){asked.typed.push(e.key);e.preventDefault();e.stopPropagation();return}
if(key){if(!(e.key==='k'&&(e.ctrlKey||e.metaKey))&&!(e.key==='/'&&!/^(input|textarea|select)$/i.test(t.tagName)))return}
else{b=t.closest&&t.closest('button,[role="button"],[role="tab"]');if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return}
e.preventDefault();e.stopPropagation();
held.push(b={target:b||t,key:key?{key:e.key,code:e.code,ctrlKey:e.ctrlKey,metaKey:e.metaKey}:null,typed:[]});
if(key)asked=b;
}
function release(){held.length=0;asked=null;d.removeEventListener('click',hold,true);d.removeEventListener('keydown',hold,true)}
try{if(w.sessionStorage.getItem('${SESSION_KEYS.scriptReload}')==='${STAY_HTML}'){note(Date.now());tell();return}}catch(e){}
w.siteFail=fail;
w.addEventListener('error',function(e){if(String(e.filename).indexOf(w.location.origin+'/assets/js/')===0)fail()});
d.addEventListener('load',function(e){if(begun&&e.target.tagName==='SCRIPT')watch()},true);
d.addEventListener('click',hold,true);d.addEventListener('keydown',hold,true);
for(var i=0;i<SIGNS.length;i++)w.addEventListener(SIGNS[i],sign,true);
function idle(){if(w.requestIdleCallback)w.requestIdleCallback(begin,{timeout:${String(IDLE_TIMEOUT_MS)}});else w.setTimeout(begin,200)}
function painted(){
if(d.visibilityState==='hidden'||!w.PerformanceObserver){idle();return}
try{new w.PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();idle()}}).observe({type:'paint',buffered:true});
w.setTimeout(idle,${String(IDLE_TIMEOUT_MS)})}catch(e){idle()}
}
if(d.readyState==='complete')painted();else w.addEventListener('load',painted);
})(document,window);`;
}
