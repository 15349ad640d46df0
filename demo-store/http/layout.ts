import {html, Html} from './html';

const STYLES = new Html(`
:root{color-scheme:light;--paper:#f6f3ee;--card:#fffdf9;--ink:#1c1a17;--soft:#6a635a;--line:#ddd6cb;--oak:#8a5a2b;--bad:#a32116}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif}
.bar{padding:.6rem 1.25rem;background:var(--ink);color:var(--paper);font-size:.875rem;text-align:center}
main{max-width:68rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;font-weight:500;margin:0 0 1.5rem}h2{font-size:1.125rem;font-weight:500;margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em}
.columns{display:grid;gap:2.5rem;align-items:start}.narrow{max-width:42rem}@media(min-width:800px){.columns{grid-template-columns:1fr 1fr}}
.card{background:var(--card);border:1px solid var(--line);padding:1.25rem}
ul.plain{list-style:none;margin:0;padding:0}
.line{display:grid;grid-template-columns:4.5rem 1fr auto;gap:.5rem 1rem;padding:1rem 0;border-bottom:1px solid var(--line)}.line.bare{grid-template-columns:1fr auto}
.line dl{grid-column:1/-1}@media(min-width:600px){.line:not(.bare) dl{grid-column:2/-1}}
.line img{width:4.5rem;height:4.5rem;object-fit:cover;background:var(--line)}
.line>ul{grid-column:1/-1;padding-left:1.5rem;border-left:1px solid var(--line)}.line>ul>:last-child{border-bottom:0}
.line p{margin:0}.soft{color:var(--soft);font-size:.875rem}
dl{margin:0;font-size:.875rem;color:var(--soft)}
.attributes{display:grid;grid-template-columns:2fr 3fr;gap:.1rem .75rem}
dt{font-weight:400}dd{margin:0;overflow-wrap:anywhere}
.totals{display:grid;grid-template-columns:1fr auto;gap:.35rem 0;margin:1rem 0 0;color:var(--ink)}
.totals dd{text-align:right;padding-left:1rem}.totals .sum{font-size:1.25rem;padding-top:.5rem;border-top:1px solid var(--line)}
form{display:grid;gap:1rem;align-content:start}fieldset{border:0;margin:0;padding:0;display:grid;gap:1rem}legend{font-size:1.125rem;padding:0;margin-bottom:.75rem}
label{display:grid;gap:.25rem;font-size:.875rem}
input,select,textarea{font:inherit;padding:.65rem .75rem;border:1px solid var(--soft);background:#fff;color:inherit;width:100%}
[aria-invalid=true]{border-color:var(--bad);border-width:2px}.error{color:var(--bad);font-size:.875rem}
.alert{border-left:3px solid var(--bad);padding:.75rem 1rem;background:var(--card);margin-bottom:2rem}.alert p{margin:0}
button{font:inherit;padding:.8rem 1.25rem;border:0;background:var(--ink);color:var(--paper);cursor:pointer}
button:hover{background:var(--oak)}:focus-visible{outline:3px solid var(--oak);outline-offset:2px}
table{width:100%;border-collapse:collapse;background:var(--card)}th,td{text-align:left;padding:.6rem .75rem;border-bottom:1px solid var(--line);vertical-align:top}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);padding:1rem;margin:0}
iframe{width:100%;height:32rem;border:1px solid var(--line);background:#fff}
.days{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:1.5rem 1rem}
.slots{display:flex;flex-wrap:wrap;gap:.5rem}.slots label{display:block}.slots input{position:absolute;opacity:0;width:1px;height:1px}
.slots span{display:inline-block;padding:.45rem .7rem;border:1px solid var(--line);background:var(--card);cursor:pointer}
.slots input:checked+span{background:var(--ink);color:var(--paper)}.slots input:focus-visible+span{outline:3px solid var(--oak);outline-offset:2px}
`);

interface Page {
  language: 'de' | 'en';
  title: string;
  /** The note that the page is a demonstration. */
  notice: string;
  body: Html;
}

export function layout({language, title, notice, body}: Page): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLES}</style>
</head>
<body>
<p class="bar" style="margin:0">${notice}</p>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
