import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { pageToMarkdown } from '../../../web/src/http/markdown/to-markdown.ts'

const convert = (main: string) =>
  pageToMarkdown({
    html: `<!DOCTYPE html><html><body><nav>Menu</nav><main id="content">${main}</main><footer>Foot</footer></body></html>`,
    address: 'https://site.example/products/reactor',
  })

test('only the main part of a page is converted, and a page without one is not', () => {
  expect(convert('<h1>One</h1><!-- c --><p>Two</p>')).toBe('# One\n\nTwo\n')
  expect(pageToMarkdown({ html: '<body><p>x</p></body>', address: 'https://a.example/' })).toBe(
    undefined,
  )
})

test('what the style sheet sets apart is set apart, and what is one word stays one', () => {
  expect(convert('<div class="md:flex"><a href="/a">A</a><span>B</span></div>')).toBe(
    '[A](https://site.example/a) B\n',
  )
  expect(convert('<p><b>GET</b>/v1<wbr>/x</p>')).toBe('**GET**/v1/x\n')
})

test.each([
  ['a control', '<button type="button">Copy Code</button>'],
  ['a form', '<form><label>Name</label><input name="n"><button>Send</button></form>'],
  ['a decoration', '<span aria-hidden="true">AB</span><svg><text>x</text></svg>'],
  ['what is hidden', '<div hidden>Later</div><template>t</template><noscript>n</noscript>'],
  [
    'the trail',
    '<nav><ol><li><a href="/">Home</a></li><li><span aria-current="page">X</span></li></ol></nav>',
  ],
])('%s is not text of a page', (_name, html) => {
  expect(convert(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter\n')
})

const HOSTILE = [
  '*a* _b_ **c** `d`',
  '[x](javascript:alert(1))',
  '![x](https://a.example/i.png)',
  '<script>alert(1)</script>',
  '# no heading',
  '1. no list',
  '```',
  '| a | b |',
  '&amp; &#42;',
  '[ref]: https://a.example',
]

test.each(HOSTILE)('the text %s stays a text', (text) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const markdown = convert(`<p>${escaped}</p>`) ?? ''
  expect(fromMarkdown(markdown).children).toMatchObject([
    { type: 'paragraph', children: [{ type: 'text', value: text }] },
  ])
})
