import { expect, test } from 'vitest'
import { llmsText } from '@/app/llms.txt/llms-text'

const site = {
  brandName: 'Brand',
  description: 'What it is.',
  areas: { products: 'Products', resources: 'Resources' },
  home: 'Home',
  origin: 'https://site.example',
}
const page = (path: string, title: string, description = '') => ({ path, title, description })

test('no text breaks a line or makes a link', () => {
  const text = llmsText([page('/products/a', 'A](javascript:x)\n# B', '<b>\n- c')], site)
  expect(text).toContain(
    '- [A\\](javascript:x) # B](https://site.example/products/a.md): \\<b> - c\n',
  )
})

test('no place but that of a document, and no title, is listed; an area at most 200 times', () => {
  const many = Array.from({ length: 300 }, (_, at) => page(`/company/news/${at}`, `N${at}`))
  const text = llmsText(
    [page('/login', 'x'), page('/a b', 'x'), page('/company/x', ''), ...many],
    site,
  )
  expect(text.match(/^- /gm)).toHaveLength(200)
  expect(text).toContain('## company/news\n')
})
