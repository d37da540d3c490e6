import { THEME_COLOR_META } from '../../palette/model/palette';
import { SESSION_KEYS } from '../../preferences/model/constants';

/**
 * The one inline script of a page: it runs before the first paint and needs nothing of
 * the bundle. It sets, from checked values only, the colour mode (contract section 3) and
 * the reader's direction, density and code choices (section 4) as attributes that the
 * style sheets read, and whether ads were put away. The address of a lone demo may ask for other values than the saved
 * ones (`loneDemoChoices`). Written for old parsers on purpose: it is not compiled.
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
var hash=w.location.hash,ext=/\\.js$/.test(hash)?'JS':/\\.tsx$/.test(hash)?'TS':'';
var variant=ext||cookie('codeVariant');
h.setAttribute('data-code-variant',variant==='JS'?'JS':'TS');
var s=/tailwind-/.test(hash)?'Tailwind':/css-/.test(hash)?'CSS':/system-/.test(hash)?'MUI System':cookie('codeStyling');
var a={tailwind:'Tailwind',css:'CSS',system:'MUI System'}[asked('styling')];if(a)s=a;
h.setAttribute('data-code-styling',s==='Tailwind'||s==='CSS'?s:'MUI System');
var dir=asked('dir');if(dir!=='rtl'&&dir!=='ltr')dir=stored('site-direction');if(dir==='rtl'||dir==='ltr')h.setAttribute('dir',dir);
var dense=asked('density');if(dense==='dense'||dense!=='normal'&&stored('site-dense')==='true')h.setAttribute('data-dense','true');
try{if(w.sessionStorage.getItem('${SESSION_KEYS.adsHidden}')==='true')h.setAttribute('data-ads-hidden','')}catch(e){}
})(document,window);`;
}
