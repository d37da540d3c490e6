import { chromium } from 'playwright-core'; import { findChromium } from './findChromium'; import { startSiteServer } from './siteServer'; import path from 'node:path';
(async () => { const { server, url } = await startSiteServer(path.resolve('build'), 0); const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] });
for (const p of ['/demo/x/react-data-grid/FirstGrid','/x/react-data-grid']) { const c = await b.newContext(); const page = await c.newPage(); await page.goto(url + p); await page.waitForTimeout(2500); 
console.log(p, await page.evaluate(()=>{let n:any=document.querySelector('.MuiDataGrid-root');const o=[];while(n&&o.length<6){o.push((n.className||n.tagName).toString().slice(0,30)+' '+n.getBoundingClientRect().width+' '+getComputedStyle(n).display);n=n.parentElement}return o})); }
await b.close(); server.close(); process.exit(0); })();
