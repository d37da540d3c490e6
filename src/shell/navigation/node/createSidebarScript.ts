import { SIDEBAR_MEMORY_KEY } from '../model/sidebarMemory';

/**
 * The sidebar's part of the page's inline script, which runs while the page arrives and before any
 * bundle. A group that the reader had open gets the room of what it held, so that nothing below
 * moves when the application opens it; and as soon as the sidebar is whole it is scrolled to where
 * the reader left it, or to the active page. Only numbers are taken from the storage. Where the
 * sidebar is closed nothing is measured: that would lay out the page once more. Written for old
 * parsers on purpose: it is not compiled.
 */
export function createSidebarScript(): string {
  return `(function(d,w){
if(w.matchMedia('(max-width:996px)').matches)return;
var tops={},open={};
try{var memory=JSON.parse(w.sessionStorage.getItem('${SIDEBAR_MEMORY_KEY}'));tops=memory.tops||tops;open=memory.open||open}catch(e){}
function keep(){
var mark=d.querySelector('[data-sidebar]'),menu=mark&&mark.nextElementSibling;
if(!menu)return;
menu.querySelectorAll('.menu__list-item--collapsed [data-group]').forEach(function(link){
var height=Number(open[link.getAttribute('data-group')]);
if(height>0&&height<2e4)link.closest('li').style.paddingBottom=height+'px';
});
if(d.readyState==='loading'&&!mark.closest('aside').nextElementSibling)return;
stop();
var top=tops[mark.getAttribute('data-sidebar')];
if(top>0)menu.scrollTop=top;
var active=menu.querySelector('[aria-current="page"]');
if(!active)return;
var a=active.getBoundingClientRect(),v=menu.getBoundingClientRect();
if(a.top<v.top||a.bottom>v.bottom)menu.scrollTop+=a.top-v.top-(v.height-a.height)/2;
}
var seen=new MutationObserver(keep);
function stop(){seen.disconnect();d.removeEventListener('readystatechange',end)}
function end(){stop();keep()}
seen.observe(d,{childList:true,subtree:true});
d.addEventListener('readystatechange',end);
})(document,window);`;
}
