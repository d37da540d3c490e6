import { STORAGE_KEYS } from '../../../foundation/preferences/model/constants';
import { SERVED_LOCALES } from '../../../foundation/site/model/locales';
import { OFFER_ATTRIBUTE } from '../model/constants';

/**
 * Part of the page's inline script: marks a page whose reader is offered another language, so that
 * the strip has its room before the first paint. The choice is that of `chooseLanguage`. Without
 * storage there is no offer, since its answer could not be kept. Written for old parsers on
 * purpose: it is not compiled.
 */
export function createOfferScript(): string {
  return `(function(d,w){
try{
if(w.localStorage.getItem('${STORAGE_KEYS.languageHint}')==='answered')return;
var h=d.documentElement,served=${JSON.stringify(SERVED_LOCALES)},wanted=w.navigator.languages,i,code;
if(served.indexOf(h.lang)<0)return;
for(i=0;i<wanted.length;i++){
code=wanted[i].toLowerCase().split('-')[0];
if(served.indexOf(code)<0)continue;
if(code!==h.lang)h.setAttribute('${OFFER_ATTRIBUTE}',code);
return;
}
}catch(e){}
})(document,window);`;
}
