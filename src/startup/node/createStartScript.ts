import { READER_SIGNS } from '../model/readerSigns';
import { SESSION_KEYS } from '../../preferences/model/constants';

/** Within this time a tab is not reloaded a second time for a script that cannot be had, in ms. */
const RELOAD_PAUSE_MS = 60_000;
/** The longest that a busy page keeps the application back after the load, in ms. */
const IDLE_TIMEOUT_MS = 1_500;

/**
 * Part of the page's inline script. It requests the application after the first paint (scripts
 * of type `site/late`, see `lateTemplate.ts`): when the page has loaded, is painted (a page in the
 * background never is) and idle, or at the first sign of a reader (which `readerSign.ts` is told).
 * What the reader presses before that is held for `replayEarly.ts`. When a script cannot be had it
 * reloads once, in case that the page was of an older release, and then says so in the page, which
 * stays readable. Written for old parsers on purpose: it is not compiled.
 */
export function createStartScript(): string {
  return `(function(d,w){
var h=d.documentElement,SIGNS=${JSON.stringify(READER_SIGNS)},begun=false,over=false,held=w.siteHeld=[];
function ready(){return h.getAttribute('data-has-hydrated')==='true'}
function tell(){
var box=d.querySelector('[data-scripts-notice]');if(!box||box.firstChild)return;
var p=d.createElement('p'),a=d.createElement('a');
p.textContent=box.getAttribute('data-text');a.textContent=box.getAttribute('data-action');a.href=w.location.href;
a.onclick=function(e){e.preventDefault();w.location.reload()};
box.appendChild(p);box.appendChild(a);
}
function fail(){
if(over||ready())return;over=true;release();
var now=Date.now(),last=now;
try{last=Number(w.sessionStorage.getItem('${SESSION_KEYS.scriptReload}'))||0;
if(w.navigator.onLine!==false&&(now<last||now-last>${String(RELOAD_PAUSE_MS)})){w.sessionStorage.setItem('${SESSION_KEYS.scriptReload}',String(now));w.location.reload();return}
}catch(e){}
tell();
}
function sign(){
w.siteSigned=true;
for(var i=0;i<SIGNS.length;i++)w.removeEventListener(SIGNS[i],sign,true);
begin();
}
function begin(){
if(begun)return;begun=true;
var late=d.querySelectorAll('head>script[type="site/late"]');
for(var i=0;i<late.length;i++){var s=d.createElement('script');s.src=late[i].getAttribute('data-src');s.async=false;d.head.appendChild(s)}
}
function hold(e){
if(over||ready())return;
var t=e.target,key=e.type==='keydown',b;
if(key){if(!(e.key==='k'&&(e.ctrlKey||e.metaKey))&&!(e.key==='/'&&!/^(input|textarea|select)$/i.test(t.tagName)))return}
else{b=t.closest&&t.closest('button,[role="button"],[role="tab"]');if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return}
e.preventDefault();e.stopPropagation();
held.push({target:b||t,key:key?{key:e.key,code:e.code,ctrlKey:e.ctrlKey,metaKey:e.metaKey}:null});
}
function release(){d.removeEventListener('click',hold,true);d.removeEventListener('keydown',hold,true)}
w.addEventListener('error',function(e){var s=e.target;if(s&&s.tagName==='SCRIPT'&&s.src.indexOf(w.location.origin+'/')===0&&/\\/assets\\/js\\//.test(s.src)&&/(runtime~main|main)\\./.test(s.src))fail()},true);
w.addEventListener('unhandledrejection',function(e){if(e.reason&&e.reason.name==='ChunkLoadError')fail()});
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
