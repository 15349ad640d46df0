import {parse} from 'node-html-parser';
import {describe, expect, it} from 'vitest';
import {escapeMarkdown, pageMarkdown} from '~/agents/pageMarkdown';

const site = 'https://studio.example';

/** A page in English with this content. */
const pageOf = (content: string, title = 'Shop') =>
  `<!DOCTYPE html><html lang="en-GB"><head><title>${title}</title>
<meta name="description" content="Tables &quot;to size&quot;"><link rel="canonical" href="${site}/en/shop"></head>
<body><header>Menu</header><main>${content}</main><footer>Imprint</footer></body></html>`;

/** The markdown of this content, without title and description. */
const markdownOf = (content: string) => pageMarkdown(pageOf(content)).split('---\n')[2]?.trim();

describe('the markdown of a page', () => {
  it('begins with its title, description, address and language', () => {
    expect(pageMarkdown(pageOf('<h1>Shop</h1>', 'Shop &amp; more')).split('\n').slice(0, 6)).toEqual([
      '---',
      'title: "Shop & more"',
      'description: "Tables \\"to size\\""',
      `url: "${site}/en/shop"`,
      'language: "en-GB"',
      '---',
    ]);
  });

  it('has links that work anywhere, each named by its text or its picture', () => {
    expect(markdownOf('<a href="/en/product/tisch"><img src="/a.webp" alt=""><b>Table</b><p>from €900</p></a>')).toBe(
      `[Table from €900](${site}/en/product/tisch)`,
    );
    expect(markdownOf('<a href="/picture.webp"><img src="/b.webp" alt="A table of oak"></a>')).toBe(
      `[A table of oak](${site}/picture.webp)`,
    );
  });

  it('leaves out navigation, scripts, buttons, hidden elements and words about the page', () => {
    const content = [
      '<script>alert(1)</script><p hidden>Sold out</p><svg aria-label="drawing"><text>120</text></svg>',
      '<button>Add to cart</button><div class="box only-script"><p role="status">Loading …</p></div>',
      '<a href="/x" target="_blank">Prize<span data-nosnippet> (opens in a new tab)</span></a>',
    ].join('');
    expect(markdownOf(content)).toBe(`[Prize](${site}/x)`);
  });

  it('has the values of a form, and no field without a value', () => {
    const field = (name: string, attributes: string) =>
      `<div><label for=":${name}-1:">${name}</label><input id=":${name}-1:" name="${name}" ${attributes}></div>`;
    const choice = (name: string, attributes: string) =>
      `<label><input type="radio" name="wood" ${attributes}><span>${name}</span><span>− 20 €</span></label>`;
    const form = `<form><input type="hidden" name="intent" value="add">${field('Length', 'value="120"')}${field('Note', '')}
      <fieldset><legend>Wood</legend>${choice('Oak', '')}${choice('Ash &amp; beech', 'checked')}</fieldset>
      <label>Message <textarea>one\ntwo</textarea></label>
      <label>Phase <select><option>Idea</option><option selected>Plan</option></select></label><button>Send</button></form>`;
    expect(markdownOf(form)?.split(/\n\n+/)).toEqual([
      'Length: 120',
      'Wood',
      '☐ Oak − 20 €',
      '☑ Ash & beech − 20 €',
      'Message: one  \ntwo',
      'Phase: Plan',
    ]);
  });

  it('has the value of a field that is named for screen readers alone, and of a slider only once', () => {
    const fields = '<input aria-label="Quantity, Table" value="2"><input type="range" aria-label="Slider" value="120">';
    expect(markdownOf(`<form>${fields}<input aria-label="Note" value=""></form>`)).toBe('Quantity, Table: 2');
  });

  it('has a card that is a button, and what stands in place of a script', () => {
    const card = '<button><span>Anna Maser</span><br><span>Joiner</span></button>';
    const mail = '<noscript><a href="mailto:a@b.example">a@b.example</a></noscript>';
    expect(markdownOf(`<ul><li>${card}${mail}</li></ul>`)).toBe(
      '* Anna Maser  \nJoiner [a@b.example](mailto:a@b.example)',
    );
  });

  it('has no empty form', () => {
    const empty = `<form><input type="hidden" name="intent" value="send"><label>Name <input></label>
      <label><input type="checkbox" value="yes">Joinery</label><textarea></textarea>
      <select><option>Please choose</option></select><p>Fields marked * are required.</p></form>`;
    expect(markdownOf(`<h1>Contact</h1>${empty}`)).toBe('# Contact');
  });

  it('has each picture once', () => {
    const picture = (name: string, width: number) =>
      `<a href="/${name}.webp"><span><img src="/${name}.webp?width=${width}" alt="The ${name}"></span></a>`;
    expect(
      markdownOf(
        `<p>${picture('oak', 1080)}</p><ul><li>${picture('oak', 320)}</li><li>${picture('ash', 320)}</li></ul>`,
      ),
    ).toBe(`[The oak](${site}/oak.webp)\n\n* [The ash](${site}/ash.webp)`);
    const card = '<a href="/table"><img src="/oak.webp" alt="The oak"><span>Table</span></a>';
    expect(markdownOf(picture('oak', 1080) + card)).toContain(`[Table](${site}/table)`);
  });

  it.each([
    ['<p>Oak &amp; Sons\nJoint Lane 12\n40221 Town</p>', 'Oak & Sons  \nJoint Lane 12  \n40221 Town'],
    ['<p>\n  Oak\n</p>', 'Oak'],
    ['<a href="/a">One</a><a href="/b">Two</a>', `[One](${site}/a) [Two](${site}/b)`],
    [
      '<a href="/a">One<svg><path/></svg></a><a href="/b?a=1&amp;copy=2"><span></span>Two</a>',
      `[One](${site}/a) [Two](${site}/b?a=1&copy=2)`,
    ],
    ['<h2>Joiner (m/f/d)<span>Leipzig</span></h2>', '## Joiner (m/f/d) Leipzig'],
    ['<a href="/p"><span>All</span><span class="visually-hidden">, </span><span>12</span></a>', `[All, 12](${site}/p)`],
    ['<a href="/p">from €9 (<span>60 × 20 cm</span>)</a>', `[from €9 (60 × 20 cm)](${site}/p)`],
    ['<p><strong>un</strong>usual <em>oak</em>, 3 m<sup>2</sup></p>', '**un**usual _oak_, 3 m2'],
    ['<p>Sp<mark>eiche</mark>r</p>', 'Speicher'],
    ['<h2>Your\nright<br>of withdrawal</h2>', '## Your right of withdrawal'],
    ['<div data-merchant-html><p>wrapped\nline</p><p>a<br>b</p></div>', 'wrapped line\n\na  \nb'],
    ['<table><tr><th>a<br>b</th><td>c\nd | e</td></tr></table>', '| a b | c d / e |\n| --- | ------- |'],
    ['<img src="/a (1).webp" alt="Line\r# two" title="&quot;x">', `![Line # two](${site}/a%20%281%29.webp)`],
    ['<ol><li>One</li></ol><a href="/all">All</a>', `1. One\n\n[All](${site}/all)`],
  ])('keeps lines and words apart as the page shows them: %s', (content, markdown) => {
    expect(markdownOf(content)).toBe(markdown);
  });
});

describe('texts of others in the markdown of a page', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;b&gt;',
    '[x](javascript:alert(1))',
    '<b',
  ];
  const encode = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

  it.each(attacks)('never become HTML or a link: %s', (attack) => {
    const text = encode(attack);
    const field = `<form><label>Query <input value="${text}"></label><label>Note <textarea>${text}</textarea></label></form>`;
    const markdown = pageMarkdown(
      pageOf(`<p>${text}</p><a href="/x">${text}</a><img src="/b.webp" alt="${text}">${field}`, text),
    );
    // A backslash takes the meaning from the character behind it.
    const [, facts, body = ''] = markdown.split('---\n');
    const unescaped = body.replace(/\\[^]/g, '');
    expect(unescaped).not.toMatch(/<|\]\(javascript:|&lt;/i);
    expect(escapeMarkdown(attack).replace(/\\[^]/g, '')).not.toMatch(/<|\[|&lt;/);
    expect(body.replace(/\\/g, '')).toContain(attack);
    expect(facts).not.toContain('<');
  });

  it.each([
    ['1) b', '1\\) b'],
    ['2.', '2\\.'],
    ['#', '\\#'],
    ['- b', '\\- b'],
    ['a | b\n--|--\n1 | 2', 'a \\| b  \n\\--\\|--  \n1 \\| 2'],
  ])('never become a heading, a list or a table: %j', (text, markdown) => {
    expect(markdownOf(`<p>${text}</p>`)).toBe(markdown);
  });

  it('stay text in preformatted text, too', () => {
    expect(markdownOf(`<pre><code>&lt;i&gt; \`\`\`\n# [x](javascript:1)</code></pre>`)).toBe(
      '\\<i> \\`\\`\\`  \n\\# \\[x\\](javascript:1)',
    );
  });

  it('are no picture if its address would run code', () => {
    expect(markdownOf('<p>Oak</p><img src="javascript:alert(1)" alt="Oak">')).toBe('Oak');
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'vbscript:x'])(
    'are no link if its address would run code: %s',
    (address) => {
      expect(markdownOf(`<p>Read <a href="${address}">the <b>notice</b></a>.</p>`)).toBe('Read the notice.');
    },
  );

  it('keep addresses of mail and phone', () => {
    const content = '<a href="mailto:a@b.example">a@b.example</a> <a href="tel:+49211">0211</a>';
    expect(markdownOf(content)).toBe('[a@b.example](mailto:a@b.example) [0211](tel:+49211)');
    expect(parse(content).querySelectorAll('a')).toHaveLength(2);
  });
});
