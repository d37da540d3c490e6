import { FONT_FOLDER } from '../../palette/model/tokens';
import { WEB_FONT_FACES, WEB_FONT_FAMILY } from '../../palette/model/webFont';
import { STORAGE_KEYS } from '../../preferences/model/constants';

/**
 * Part of the page's inline script: the web font of a reader whose browser has its files already
 * (`webFont.ts` has fetched them). Preloaded and optional, so that it is there for the first paint
 * or not at all: text never moves. Written for old parsers on purpose: it is not compiled.
 */
export function createFontScript(): string {
  const faces = WEB_FONT_FACES.map(({ address, weight }) => [address, weight]);
  return `(function(d,w){
try{if(!w.FontFace||w.localStorage.getItem('${STORAGE_KEYS.webFont}')!=='${FONT_FOLDER}')return}catch(e){return}
${JSON.stringify(faces)}.forEach(function(f){
var l=d.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=f[0];d.head.appendChild(l);
d.fonts.add(new w.FontFace('${WEB_FONT_FAMILY}','url('+f[0]+')',{weight:f[1],display:'optional'}));
});
})(document,window);`;
}
