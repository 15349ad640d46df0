/** Set on the root element while the first picture has the line to itself. The styles of `Picture` read it. */
export const holdAttribute = 'data-hold-pictures';

/** In ms. No picture waits longer for the first one. */
const longestHold = 3000;

/**
 * Runs in the head, before any picture is laid out. Browsers fetch lazy pictures some screens in advance, so those below
 * would take the line from the first one. `startScriptsLate` ends this; without a script nothing is held.
 */
export const holdScript =
  `{const r=document.documentElement;r.setAttribute('${holdAttribute}','');` +
  `setTimeout(()=>r.removeAttribute('${holdAttribute}'),${longestHold})}`;

/**
 * Runs in the head. Pages visited without a new document share one. When the last of them was reloaded, the way back changes the
 * address and leaves the document, until Remix's router is there. Remix would then hydrate the document of one page as another, and
 * the page would be empty (https://github.com/remix-run/remix/issues/1757). So the browser fetches the document of the address.
 */
export const earlyBackScript =
  `{const{pathname:p,search:s}=location;addEventListener('popstate',()=>{` +
  `if(!window.__remixRouter&&(location.pathname!==p||location.search!==s))location.reload()})}`;

/**
 * Runs in the head, before any other script. In some browsers `sessionStorage` throws: it is blocked, or full. Remix uses it
 * unguarded when it restores the scroll position and when it looks up routes, and then a visit ends in an error. There a
 * stand-in keeps the values until the next document.
 */
export const refusedSessionScript =
  `try{const s=sessionStorage,k='probe';s.setItem(k,k);s.removeItem(k)}catch{` +
  `const m=new Map();try{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{` +
  `getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k)}})}catch{}}`;
