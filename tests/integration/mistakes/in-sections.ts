import { before, type Mistake, reference, refused, repeatFirst, warned } from './plant.ts'

const page = 'page-company-about'
const article = 'article-blog-three-bridges-in-nine-minutes'
const image = (width: number, height: number, alt: string, more: object = {}) => ({
  _type: 'imageWithAlt',
  // Weak, because the lake has no such file.
  asset: { ...reference(`image-${'a'.repeat(40)}-${width}x${height}-png`), _weak: true },
  alt,
  ...more,
})
const portrait = (alt: string, more?: object) => ({ image: image(1600, 900, alt, more) })

/** Mistakes in the composition of a page: sections, items, images, charts, plans. */
export const mistakesInSections: Mistake[] = [
  refused(
    'no hero',
    page,
    { sections: (list: object[]) => list.slice(1) },
    'sections',
    'Add a hero',
  ),
  refused('two heroes', page, { sections: repeatFirst() }, 'sections[7]', 'A page has one hero.'),
  refused(
    'more sections than a page shows',
    page,
    {
      sections: ([first, second]: object[]) => [
        first,
        ...Array.from({ length: 40 }, (_, at) => ({ ...second, _key: `copy-${at}` })),
      ],
    },
    'sections',
    'A page shows its first 40 sections only.',
  ),
  refused(
    'a hero on the page of a report',
    'page-resources-geography-report',
    { sections: before({ _type: 'hero', _key: 'hero', title: 'Mine' }) },
    'sections[0]',
    'A report opens this page with its own head',
  ),
  refused(
    'a question without an answer',
    'product-reactor',
    { 'sections[8].questions[0].answer': [] },
    'sections[8].questions[0].answer',
    'Answer the question.',
  ),
  refused(
    'a row with a cell too few',
    page,
    { 'sections[5].table.rows[1].cells': ['One'] },
    'sections[5].table',
    'Row 2 has 1 cells',
  ),
  refused(
    'an image without alternative text',
    article,
    portrait(''),
    'image.alt',
    'Describe what the image shows',
  ),
  warned(
    'a tiny image',
    article,
    { image: image(200, 120, 'A lit graph') },
    'image.asset',
    '200 px wide and looks blurred',
  ),
  refused(
    'a ground that the site does not have, on which text may not show',
    'product-screening',
    { 'sections[3].tone': 'pink' },
    'sections[3].tone',
    'Choose the ground.',
  ),
  refused(
    'a price and a label',
    'product-screening',
    {
      'sections[7].plans[0].price': { _type: 'price', amount: 5, currency: 'USD', label: 'Custom' },
    },
    'sections[7].plans[0].price',
    'not both',
  ),
  warned(
    'plans in two currencies',
    'product-screening',
    { 'sections[7].plans[0].price': { _type: 'price', amount: 5, currency: 'EUR' } },
    'sections[7].plans',
    'use one currency',
  ),
  refused(
    'the plans of a page without plans',
    'page-pricing',
    { 'sections[1].plansOf': reference('product-reactor') },
    'sections[1].plansOf',
    '“Reactor” has no plans of its own.',
  ),
]
