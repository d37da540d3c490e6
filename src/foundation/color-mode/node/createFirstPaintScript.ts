import { THEME_COLOR_META } from '../../palette/model/palette';
import { SESSION_KEYS } from '../../preferences/model/constants';
import { readDemoHash } from '../../preferences/model/demoHash';

/**
 * The one inline script of a page: it runs before the first paint and needs nothing of
 * the bundle. It sets, from checked values only, the color mode (contract section 3) and
 * the reader's direction, density and code choices (section 4) as attributes that the
 * stylesheets read, and whether ads were put away. The address of a standalone demo may ask for other values than the saved
 * ones (`standaloneDemoChoices`), and a hash for those of the demo that it names (`readDemoHash`): every
 * demo's name counts at first, and once the page is parsed only those that it has. Written for old
 * parsers on purpose: it is not compiled.
 */
export function createFirstPaintScript(): string {
  return `(function(d,w){
var h=d.documentElement,b=d.body;
function stored(k){try{return w.localStorage.getItem(k)}catch(e){return null}}
function cookie(n){try{var m=d.cookie.match(new RegExp('(?:^|; )'+n+'=([^;]*)'));return m?decodeURIComponent(m[1]):''}catch(e){return''}}
function asked(n){var m=/^(\\/[a-z]{2})?\\/demo(\\/|$)/.test(w.location.pathname)&&w.location.search.match(new RegExp('[?&]'+n+'=([a-z]+)(&|$)'));return m?m[1]:''}
var c=asked('mode');if(c!=='light'&&c!=='dark')c=stored('theme');
var choice=c==='light'||c==='dark'?c:'system';
var mode=choice==='system'?(w.matchMedia&&w.matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):choice;
h.setAttribute('data-theme',mode);
h.setAttribute('data-theme-choice',choice);
if(b)b.classList.add('mode-'+mode);
var metas=d.querySelectorAll('meta[name="theme-color"]');
for(var i=0;i<metas.length;i++)metas[i].setAttribute('content',mode==='dark'?'${THEME_COLOR_META.dark}':'${THEME_COLOR_META.light}');
var read=${readDemoHash.toString()};
var fixed={tailwind:'Tailwind',css:'CSS',system:'MUI System'}[asked('styling')];
function choose(isDemo){
var c=read(w.location.hash,isDemo),s=fixed||c.styling||cookie('codeStyling');
h.setAttribute('data-code-variant',(c.variant||cookie('codeVariant'))==='JS'?'JS':'TS');
h.setAttribute('data-code-styling',s==='Tailwind'||s==='CSS'?s:'MUI System');
}
choose(function(){return true});
if(w.location.hash)d.addEventListener('DOMContentLoaded',function(){choose(function(n){var e=d.getElementById(n);return!!e&&e.hasAttribute('data-demo')})});
var dir=asked('dir');if(dir!=='rtl'&&dir!=='ltr')dir=stored('site-direction');if(dir==='rtl'||dir==='ltr')h.setAttribute('dir',dir);
var dense=asked('density');if(dense==='dense'||dense!=='normal'&&stored('site-dense')==='true')h.setAttribute('data-dense','true');
try{if(w.sessionStorage.getItem('${SESSION_KEYS.adsHidden}')==='true')h.setAttribute('data-ads-hidden','')}catch(e){}
})(document,window);`;
}
