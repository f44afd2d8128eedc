import { type Mistake, reference, refused, warned } from './plant.ts'

const page = 'page-company-about'
const article = 'article-blog-three-bridges-in-nine-minutes'
const image = (width: number, height: number, alt: string) => ({
  _type: 'imageWithAlt',
  // Weak, because the lake has no such file.
  asset: { ...reference(`image-${'a'.repeat(40)}-${width}x${height}-png`), _weak: true },
  alt,
})

/** Mistakes in the composition of a page: sections, items, images, charts, plans. */
export const mistakesInSections: Mistake[] = [
  refused(
    'no hero',
    page,
    { sections: (list: object[]) => list.slice(1) },
    'sections',
    'Add a hero',
  ),
  refused(
    'two heroes',
    page,
    { sections: (list: object[]) => [...list, { ...list[0], _key: 'a-copy' }] },
    'sections[6]',
    'A page has one hero.',
  ),
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
    'a question without an answer',
    'product-reactor',
    { 'sections[8].questions[0].answer': [] },
    'sections[8].questions[0].answer',
    'Answer the question.',
  ),
  warned(
    'a tiny image',
    article,
    { image: image(200, 120, 'A lit graph') },
    'image.asset',
    '200 px wide and looks blurred',
  ),
  refused(
    'a number to call that runs code',
    'page-resources-for-victims',
    { 'sections[3].cards[1].phone': 'javascript:alert(1)' },
    'sections[3].cards[1].phone',
    'Type a number to call, without words.',
  ),
  refused(
    'a ground that the site does not have, on which text may not show',
    'product-screening',
    { 'sections[3].tone': 'pink' },
    'sections[3].tone',
    'Choose the ground.',
  ),
  warned(
    'plans in two currencies',
    'product-screening',
    { 'sections[7].plans[0].price': { _type: 'price', amount: 5, currency: 'EUR' } },
    'sections[7].plans',
    'use one currency',
  ),
  warned(
    'a price with the thousands separator of another language',
    'product-screening',
    { 'sections[7].plans[0].price.amount': 9.999 },
    'sections[7].plans[0].price',
    'more than two decimals',
  ),
  warned(
    'a question that is answered twice',
    'product-reactor',
    {
      'sections[8].questions': ([first, ...rest]: object[]) => [
        first,
        ...rest,
        { ...first, _key: 'copy' },
      ],
    },
    'sections[8].questions[7]',
    'is in this list twice',
  ),
  refused(
    'the plans of a page without plans',
    'page-pricing',
    { 'sections[1].plansOf': reference('product-reactor') },
    'sections[1].plansOf',
    '“Reactor” has no plans of its own.',
  ),
]
