import { SIDEBAR_MEMORY_KEY } from '../model/sidebarMemory';

/**
 * The sidebar's part of the page's inline script: scrolls it to where the reader left it, or
 * to the active page, as soon as the page is parsed and before any bundle runs. Only a number
 * is taken from the storage. Where the sidebar is closed nothing is measured: that would lay
 * out the page once more. Written for old parsers on purpose: it is not compiled.
 */
export function createSidebarScript(): string {
  return `(function(d,w){
d.addEventListener('readystatechange',function place(){
d.removeEventListener('readystatechange',place);
var mark=d.querySelector('[data-sidebar]'),menu=mark&&mark.nextElementSibling;
if(!menu||w.matchMedia('(max-width:996px)').matches)return;
try{var top=JSON.parse(w.sessionStorage.getItem('${SIDEBAR_MEMORY_KEY}')).tops[mark.getAttribute('data-sidebar')];if(top>0)menu.scrollTop=top}catch(e){}
var active=menu.querySelector('[aria-current="page"]');
if(!active)return;
var a=active.getBoundingClientRect(),v=menu.getBoundingClientRect();
if(a.top<v.top||a.bottom>v.bottom)menu.scrollTop+=a.top-v.top-(v.height-a.height)/2;
});
})(document,window);`;
}
