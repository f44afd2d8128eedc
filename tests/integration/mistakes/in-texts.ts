import { before, type Mistake, paragraph, refused, warned } from './plant.ts'

const page = 'page-company-about'
const article = 'article-blog-three-bridges-in-nine-minutes'
const hero = 'sections[0].title'
const text = 'sections[0].text'

const starters = [
  refused(
    'the title of a new section',
    page,
    { [hero]: 'Say what the page offers' },
    hero,
    '“Say what the page offers” is an example.',
  ),
  refused(
    'the first paragraph of a new text, with a space behind it',
    page,
    {
      sections: before({
        _type: 'richText',
        _key: 'new',
        title: 'What we do',
        body: [paragraph('The first paragraph says what matters most. ')],
      }),
    },
    'sections[0].body[0]',
    'is an example. Write your own text',
  ),
  refused(
    'the description of a template',
    page,
    {
      'seo.description':
        'What is offered until when, what it includes, and how to take it up today.',
    },
    'seo.description',
    'is an example',
  ),
]

export const mistakesInTexts: Mistake[] = [
  refused('a title of spaces', page, { [hero]: '   ' }, hero, 'only spaces'),
  refused(
    'a title of characters without width',
    page,
    { [hero]: '\u200B\u200B' },
    hero,
    'only spaces',
  ),
  refused('no title', page, { title: '' }, 'title', 'Enter a title.'),
  refused(
    'a figure that the register lacks',
    page,
    { [text]: 'We serve {{custmers}} customers.' },
    text,
    'There is no figure “custmers”. The register has: activeCountries, ',
  ),
  refused(
    'a figure of which a half is bold',
    article,
    {
      body: before({
        ...paragraph('figure'),
        children: [
          { _type: 'span', _key: 'a', text: 'We serve {{cust', marks: [] },
          { _type: 'span', _key: 'b', text: 'omers}} customers', marks: ['strong'] },
        ],
      }),
    },
    'body[0]',
    'Visitors would read these braces',
  ),
  warned(
    'lorem ipsum',
    page,
    { [text]: 'Lorem ipsum dolor.' },
    text,
    '“Lorem ipsum” looks like a placeholder',
  ),
  warned('TODO', page, { [text]: 'TODO: ask legal.' }, text, '“TODO” looks like a placeholder'),
  ...starters,
  warned('HTML', page, { [text]: 'We are <b>bold</b>.' }, text, 'Visitors would read “<b>”'),
  warned('Markdown', page, { [text]: 'We are **bold**.' }, text, 'Visitors would read “**bold**”'),
  warned(
    'a title for search results that is cut',
    page,
    { 'seo.title': 'About us and '.repeat(6).trim() },
    'seo.title',
    'Search results cut titles',
  ),
  warned(
    'a description that is too short',
    page,
    { 'seo.description': 'About us.' },
    'seo.description',
    'rather short',
  ),
  warned(
    'no description for search results',
    page,
    { 'seo.description': undefined },
    'seo.description',
    'Search results show the description of the whole site',
  ),
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
    'a heading that skips a level further down',
    article,
    { body: before(paragraph('One', { style: 'h2' }), paragraph('Two', { style: 'h4' })) },
    'body[1]',
    'Choose “Smaller heading”',
  ),
  refused(
    'an empty heading',
    article,
    { body: before(paragraph('', { style: 'h2' })) },
    'body[0]',
    'This heading is empty',
  ),
  refused('no text', article, { body: [] }, 'body', 'Add the text of the article.'),
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
