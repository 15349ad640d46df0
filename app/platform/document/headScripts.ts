/** Set on the root element while only the first picture loads. The styles of `Picture` read it. */
export const holdPicturesAttribute = 'data-hold-pictures';

/** Maximum wait for the first picture, in ms. */
const maxHold = 3000;

/**
 * Runs in the head, before layout, and lets the other pictures wait for the first one. Browsers fetch lazy pictures some screens in
 * advance, which would slow down the first picture. `deferScripts` ends the wait. Without JavaScript no picture waits.
 */
export const holdPicturesScript =
  `{const r=document.documentElement;r.setAttribute('${holdPicturesAttribute}','');` +
  `setTimeout(()=>r.removeAttribute('${holdPicturesAttribute}'),${maxHold})}`;

/**
 * Runs in the head. After a reload, until Remix's router has started, the Back button changes only the URL and not the document. Remix
 * would then hydrate the document of one page as another page, and show nothing (https://github.com/remix-run/remix/issues/1757). So
 * this script loads the document of the new URL.
 */
export const reloadOnEarlyBackScript =
  `{const{pathname:p,search:s}=location;addEventListener('popstate',()=>{` +
  `if(!window.__remixRouter&&(location.pathname!==p||location.search!==s))location.reload()})}`;

/**
 * Runs in the head, before any other script. `sessionStorage` throws when it is blocked or full. Remix uses it unguarded to restore
 * the scroll position, and then navigations fail. The fallback keeps the values in memory until the next document.
 */
export const sessionStorageFallbackScript =
  `try{const s=sessionStorage,k='probe';s.setItem(k,k);s.removeItem(k)}catch{` +
  `const m=new Map();try{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{` +
  `getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k)}})}catch{}}`;
