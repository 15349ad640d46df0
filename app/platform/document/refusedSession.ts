/**
 * Runs in the head, before any other script. In some browsers `sessionStorage` throws: it is blocked, or full. Remix uses it
 * unguarded when it restores the scroll position and when it looks up routes, and then a visit ends in an error. There a
 * stand-in keeps the values until the next document.
 */
export const refusedSessionScript =
  `try{const s=sessionStorage,k='probe';s.setItem(k,k);s.removeItem(k)}catch{` +
  `const m=new Map();try{Object.defineProperty(window,'sessionStorage',{configurable:true,value:{` +
  `getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k)}})}catch{}}`;
