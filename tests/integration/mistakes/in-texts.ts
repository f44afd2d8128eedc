import { before, type Mistake, paragraph, refused, warned } from './plant.ts'

const page = 'page-company-about'
const article = 'article-blog-three-bridges-in-nine-minutes'
const hero = 'sections[0].title'
const text = 'sections[0].text'

const code = { _type: 'codeBlock', _key: 'code', language: 'text' }

export const mistakesInTexts: Mistake[] = [
  refused('a title of spaces', page, { [hero]: '   ' }, hero, 'only spaces'),
  warned(
    'a paragraph as a title',
    page,
    { title: 'Long '.repeat(96) },
    'title',
    'This has 479 characters; the page has room for 120.',
  ),
  refused('no title', page, { title: '' }, 'title', 'Enter a title.'),
  refused(
    'a figure that the register lacks',
    page,
    { [text]: 'We serve {{custmers}} customers.' },
    text,
    'There is no figure “custmers”. The register has: activeCountries, ',
  ),
  warned(
    'spaces between the braces of a figure',
    page,
    { [text]: 'We serve { {customers} }.' },
    text,
    'Visitors would read “{ {customers} }”',
  ),
  refused(
    'an unknown figure in the caption of code, which may contain anything itself',
    article,
    { body: before({ ...code, code: '{{token}} { {customers} }', caption: '{{token}}' }) },
    'body[0].caption',
    'There is no figure “token”',
  ),
  refused(
    'the title of a new section',
    page,
    { [hero]: 'Say what the page offers' },
    hero,
    '“Say what the page offers” is an example.',
  ),
  warned('HTML', page, { [text]: 'We are <b>bold</b>.' }, text, 'Visitors would read “<b>”'),
  warned(
    'a page with the title of another',
    page,
    { title: 'Careers' },
    'title',
    '/company/careers has the same title',
  ),
  refused(
    'a heading that skips a level',
    article,
    { body: before(paragraph('Small', { style: 'h4' })) },
    'body[0]',
    'A “Smallest heading” follows the title. Choose “Heading”',
  ),
  refused(
    'a table whose rows differ in length',
    article,
    {
      body: before({
        _type: 'textTable',
        _key: 'table',
        caption: 'A table',
        table: { _type: 'table', rows: [row('a', 'A', 'B'), row('b', '1')] },
      }),
    },
    'body[0].table',
    'Row 2 has 1 cells, but the first row has 2.',
  ),
]

function row(_key: string, ...cells: string[]) {
  return { _type: 'tableRow', _key, cells }
}
