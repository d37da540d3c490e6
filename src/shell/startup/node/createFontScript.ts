import { FONT_FOLDER } from '../../../foundation/palette/model/tokens';
import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../../foundation/palette/model/webFont';
import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';

/**
 * Part of the page's inline script: the web font of a reader whose browser has its files already
 * (`webFont.ts` has fetched them). Its faces are used when all of them are here before the first
 * frame, or not at all: text never moves, and bold text never has another family than the rest,
 * which `font-display: optional` decides for each face by itself. The browser holds the first
 * frame for preloaded fonts, but only for a moment. Written for old parsers on purpose: it is not
 * compiled.
 */
export function createFontScript(): string {
  const faces = WEB_FONT_FACES.map(({ address, weight }) => [address, weight]);
  return `(function(d,w){
try{if(!w.FontFace||w.localStorage.getItem('${STORAGE_KEYS.webFont}')!=='${FONT_FOLDER}')return}catch(e){return}
var here=[],files=${JSON.stringify(faces)};
files.forEach(function(f){
var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=f[0];d.head.appendChild(l);
new w.FontFace('${WEB_FONT_FAMILY}','url('+f[0]+')',{weight:f[1]}).load().then(function(face){here.push(face)},function(){});
});
w.requestAnimationFrame(function(){if(here.length===files.length)here.forEach(function(face){d.fonts.add(face)})});
})(document,window);`;
}
